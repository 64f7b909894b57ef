import FoundationEssentials
import WidgetTimeline

/// The words that say when a failed widget is asked again.
struct NextTry: Hashable {
  let words: String
  /// The time from which the words are others; `nil` for never.
  ///
  /// Seconds are counted from whole seconds of the clock, so that all failed tiles change at once.
  let nextChange: Date?

  init(_ date: Date, at now: Date) {
    let second = now.timeIntervalSinceReferenceDate.rounded(.down)
    let left = (date.timeIntervalSinceReferenceDate - second).rounded(.up)
    switch left {
    case ..<1:
      words = "retrying"
      nextChange = nil
    case ..<60:
      words = "retry in \(Int(left)) s"
      nextChange = Date(timeIntervalSinceReferenceDate: second + 1)
    case ..<3600:
      let minutes = Int((left / 60).rounded(.up))
      words = "retry in \(minutes) min"
      // The seconds begin with the last 59.
      let shown = minutes == 1 ? 59 : Double(minutes - 1) * 60
      nextChange = Date(timeIntervalSinceReferenceDate: second + left - shown)
    default:
      words = "retry \(LocalTime(date).words(at: LocalTime(now)))"
      nextChange = date.addingTimeInterval(-3599)
    }
  }
}
