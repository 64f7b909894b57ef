import FoundationEssentials
import WidgetLayout
import WidgetSources
import WidgetTimeline

/// An event of a calendar.
struct AgendaEvent: Hashable {
  var title: String
  /// The identifier that all occurrences of a repeated event have; empty without one.
  var series = ""
  var start: Date
  var end: Date
  var isAllDay = false
  var location = ""
  var link: String?
  var color: Color?
  /// True if it does not take place.
  var isCancelled = false

  /// Creates an event from a record; `nil` if it has no start that is a date.
  init?(_ record: Datum) {
    guard let start = (record["start"] ?? record["date"])?.date else { return nil }
    self.start = start
    end = max(start, record["end"]?.date ?? start)
    title = (record["title"] ?? record["summary"])?.words?.beginning.trimmed ?? ""
    if title.isEmpty { title = "Without a title" }
    isAllDay = record["allDay"]?.isYes ?? false
    // A whole-day event without an end lasts that day.
    if isAllDay, end == start { end = start + 86_400 }
    series = record["uid"]?.words ?? ""
    location = record["location"]?.words?.beginning.trimmed ?? ""
    link = (record["link"] ?? record["url"])?.words.asLink
    color = DataColor.color(record["color"]?.words)
    isCancelled = ["cancelled", "canceled"].contains(record["status"]?.words?.lowercased())
  }

  /// Returns true while the event runs; an event without a length is over when it begins.
  func isRunning(at now: Date) -> Bool { start <= now && now < end }

  /// Returns true once the event has ended.
  func isOver(at now: Date) -> Bool { end <= now && start <= now }

  /// Returns the numbers of the days of the event.
  func days(in zone: CivilZone) -> ClosedRange<Int> {
    let first = CivilDay(start, in: zone).number
    // An event that ends at midnight takes nothing of the day that begins then.
    return first...max(first, CivilDay(max(start, end - 1), in: zone).number)
  }

  /// Returns the events of a datum that take place, sorted by their start; `nil` if it is no list.
  static func events(in datum: Datum) -> [AgendaEvent]? {
    datum.items?.compactMap(AgendaEvent.init).filter { !$0.isCancelled }
      .sorted { first, second in
        (first.start, first.isAllDay ? 0 : 1, first.title)
          < (second.start, second.isAllDay ? 0 : 1, second.title)
      }
  }
}

extension AgendaEvent {
  /// Returns a sentence on the items of a list that are no events; `nil` if all are, or none is.
  static func unread(_ datum: Datum) -> String? {
    let items = datum.items?.filter { $0 != .null } ?? []
    let count = items.count { AgendaEvent($0) == nil }
    guard count > 0, count < items.count else { return nil }
    return "\(count) of \(items.count) without a title or a start"
  }

  /// Returns the reason that a datum has no events; `nil` if it has some, or is null or empty.
  static func mismatch(_ datum: Datum) -> String? {
    guard datum != .null else { return nil }
    guard let items = datum.items else {
      return "\(DatumMismatch(expected: "a list of events", read: datum))"
    }
    guard let first = items.first, !items.contains(where: { AgendaEvent($0) != nil }) else {
      return nil
    }
    return "expected events with a title and a start, found \(first.form)"
  }
}
