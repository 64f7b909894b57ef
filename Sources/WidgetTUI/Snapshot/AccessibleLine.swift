import FoundationEssentials
import WidgetArchive
import WidgetLayout
import WidgetTimeline

/// The line that says what a widget shows: its title, its value in words, and what is wrong.
@MainActor
struct AccessibleLine {
  let title: String
  /// The words of the line without the time of the next try: that alone is no news.
  let essence: String
  private let next: String

  var text: String { "\(title): \(essence)\(next)" }

  /// Creates the line of a widget.
  ///
  /// - Parameters:
  ///   - value: The words of its picture; empty if there is none.
  ///   - alarm: The words about its alarm, or `nil` if none rings.
  init(title: String, value: String, _ state: ShownTimeline, alarm: String?, at now: Date) {
    self.title = title
    let value = AccessibleText.words(value, without: title)
    let shown = state.isPlaceholder ? "" : value
    essence = ([Self.words(of: state, shown, at: now)] + [alarm].compactMap { $0 })
      .joined(separator: "; ")
    next = Self.next(of: state, at: now)
  }

  private static func next(of state: ShownTimeline, at now: Date) -> String {
    guard state.absence == nil, case .failed(let failure) = state.freshness else { return "" }
    return failure.next.map { "; next try at \(time($0, at: now))" } ?? ""
  }

  private static func words(of state: ShownTimeline, _ value: String, at now: Date) -> String {
    if let absence = state.absence { return absence.words }
    let valued = state.freshness.valueDate(loaded: state.loaded, entry: state.entry.date)
    let date = time(valued ?? state.entry.date, at: now)
    let old = value.isEmpty ? "" : "; last value, of \(date): \(value)"
    switch state.freshness {
    case .denied(let failure): return failure.reason
    case .waiting: return state.pending.isEmpty ? "not read yet" : state.pending
    case .failed(let failure):
      return "failed: \(failure.reason)\(old)"
    case .late(let since): return "late since \(time(since, at: now))\(old)"
    case .stale(let since, let cause):
      let reason = cause.map { ": \($0.reason)" } ?? ""
      return "too old since \(time(since, at: now))\(reason)\(old)"
    case .expired(let since): return "over since \(time(since, at: now))\(old)"
    case .fresh: return value.isEmpty ? "nothing to show" : value + age(of: state, at: now)
    }
  }

  /// Returns the date of a value that is fresh, and so old that the border of a tile has it.
  private static func age(of state: ShownTimeline, at now: Date) -> String {
    guard !state.isInline, let loaded = state.loaded, loaded + TileNote.quietAge <= now else {
      return ""
    }
    return ", as of \(time(loaded, at: now))"
  }

  private static func time(_ date: Date, at now: Date) -> String {
    LocalTime(date).words(at: LocalTime(now))
  }
}
