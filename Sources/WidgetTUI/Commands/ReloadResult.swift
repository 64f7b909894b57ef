import FoundationEssentials
import WidgetArchive
import WidgetBase

/// The result of reloading a widget in all its places.
struct ReloadResult {
  /// True if every place was read.
  let isRead: Bool
  /// The result in words.
  let words: String

  /// Creates the result from each place's answer and current failure.
  init(_ places: [(answer: ReloadOutcome?, failure: StandingFailure?)], waited timeout: Double) {
    if let failed = places.first(where: { $0.answer?.failure.isEmpty == false }),
      let answer = failed.answer
    {
      isRead = false
      let next = failed.failure?.next.map { "; next try at \(LocalTime($0).clock)" } ?? ""
      var failure = answer.failure
      if failure.hasExactSuffix(".") { failure.removeLast() }
      let what = failed.failure?.isWaiting == true ? "no value at" : "failed at"
      words = "\(what) \(Self.time(answer)): \(failure)\(next)"
    } else if places.contains(where: { $0.answer == nil }) {
      isRead = false
      words = "no answer within \(Int(timeout.rounded(.up))) s"
    } else {
      isRead = true
      words = "read at \(places.compactMap(\.answer).map(Self.time).max() ?? "")"
    }
  }

  private static func time(_ answer: ReloadOutcome) -> String {
    LocalTime(answer.date + answer.duration).clock
  }
}
