import FoundationEssentials
import WidgetArchive
import WidgetLayout
import WidgetTimeline

/// Something that happened to a widget: a reload, a failure, an alarm.
struct DetailEvent: Hashable {
  let date: Date
  /// The character on the line of time.
  let mark: Character
  let words: String
  let role: Role
  /// The greater of two is drawn where both fall into one column.
  let weight: Int
}

extension DetailEvent {
  /// Creates the event of a reload.
  init(_ outcome: ReloadOutcome) {
    let took = outcome.duration >= 0.001 ? ", \(Int(outcome.duration * 1000)) ms" : ""
    if outcome.failure.isEmpty {
      self.init(
        date: outcome.date, mark: "╵", words: outcome.reason.words + took, role: .text, weight: 0)
    } else {
      self.init(
        date: outcome.date, mark: "✕", words: "✕ \(outcome.failure)", role: .bad, weight: 1)
    }
  }

  /// Creates the event of an alarm.
  init(_ event: AlertEvent) {
    let value = event.value.isEmpty ? "" : ": \(event.value)"
    let reason = event.reason.isEmpty ? "" : ": \(event.reason)"
    let (words, role): (String, Role) =
      switch event.what {
      case .alarm: ("! alarm, \(event.rule)\(value)", .bad)
      case .again: ("! alarm again, \(event.rule)\(value)", .bad)
      case .resolved: ("! over, \(event.rule)\(value)", .good)
      case .acknowledged: ("! acknowledged, \(event.rule)", .dim)
      case .undelivered: ("! not delivered\(reason)", .warn)
      }
    self.init(
      date: event.date, mark: "!", words: words, role: role,
      weight: event.what == .alarm || event.what == .again ? 3 : 2)
  }
}

extension DetailEvent {
  /// The same event several times in a row.
  struct Run: Hashable {
    /// The last one.
    var newest: DetailEvent
    /// The date of the first one.
    var since: Date
    var count = 1
  }
}

extension [DetailEvent] {
  /// Returns all that happened up to a date, the newest first.
  static func all(
    _ record: TimelineRecord?, _ alarms: AlertRecord?, until now: Date
  ) -> [DetailEvent] {
    let events =
      (record?.outcomes ?? []).map { DetailEvent($0) }
      + (alarms?.events ?? []).map { DetailEvent($0) }
    // Of the same moment, what was noted last comes first.
    return events.enumerated().filter { $1.date <= now }
      .sorted { ($0.element.date, $0.offset) > ($1.element.date, $1.offset) }.map(\.element)
  }

  /// The events, of which those in a row that have the same words are one run.
  var runs: [DetailEvent.Run] {
    var runs: [DetailEvent.Run] = []
    for event in self {
      if let last = runs.last, last.newest.mark == event.mark, last.newest.words == event.words {
        runs[runs.count - 1].count += 1
        runs[runs.count - 1].since = event.date
      } else {
        runs.append(.init(newest: event, since: event.date))
      }
    }
    return runs
  }

  /// Returns the events that are drawn in the columns of a time: the one that weighs most of each.
  func marks(from start: Date, to end: Date, columns: Int) -> [Int: DetailEvent] {
    var marks: [Int: DetailEvent] = [:]
    let length = end.timeIntervalSince(start)
    for event in self where event.date >= start && event.date <= end && length > 0 {
      let part = event.date.timeIntervalSince(start) / length
      let column = Swift.min(columns - 1, Int(part * Double(columns)))
      if let known = marks[column], known.weight >= event.weight { continue }
      marks[column] = event
    }
    return marks
  }
}
