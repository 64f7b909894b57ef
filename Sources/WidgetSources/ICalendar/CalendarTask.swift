import FoundationEssentials
import WidgetBase
import WidgetWorker

/// The parsing of a calendar, apart from this process: libical is easily kept busy for good.
enum CalendarTask: ParsingTask {
  static let name = "calendar"
  static let subject = "calendar"

  static func prepare(_ hint: [UInt8]) { CalendarDocument.prepare() }

  static let patience = 3.0

  static func result(of bytes: [UInt8], _ settings: Datum) throws(SourceFailure) -> Datum {
    let document = try CalendarDocument(
      String(decoding: bytes, as: UTF8.self), name: settings["name"]?.words ?? "",
      from: settings["from"]?.number.map { Date(timeIntervalSince1970: $0) },
      now: Date(timeIntervalSince1970: settings["now"]?.number ?? 0),
      days: Int(settings["days"]?.number ?? 1), keepsCancelled: settings["cancelled"] == true)
    return [
      "events": .list(document.events.map(\.datum)),
      "zones": .list(document.unknownZones.map { .text($0) }),
      "unfollowed": document.unfollowedEvent.map { .text($0) } ?? .null,
      "cut": document.cutEvent.map { .text($0) } ?? .null,
      "out": document.firstLeftOut.map { .number($0.timeIntervalSince1970) } ?? .null,
      "undated": .list(document.undatedEvents.map { .text($0) }),
    ]
  }

  /// Returns the document of a calendar's text; the parameters are those of `CalendarDocument`.
  static func document(
    _ text: String, name: String, from: Date?, now: Date, days: Int, keepsCancelled: Bool,
    before deadline: Deadline
  ) throws(SourceFailure) -> CalendarDocument {
    let answer = try result(
      of: Array(text.utf8),
      [
        "name": .text(name), "from": from.map { .number($0.timeIntervalSince1970) } ?? .null,
        "now": .number(now.timeIntervalSince1970),
        "days": .number(Double(days)), "cancelled": .bool(keepsCancelled),
      ], before: deadline)
    return CalendarDocument(
      events: (answer["events"]?.items ?? []).compactMap(CalendarEvent.init),
      unknownZones: (answer["zones"]?.items ?? []).compactMap(\.words),
      cutEvent: answer["cut"]?.words,
      firstLeftOut: answer["out"]?.number.map { Date(timeIntervalSince1970: $0) },
      unfollowedEvent: answer["unfollowed"]?.words,
      undatedEvents: (answer["undated"]?.items ?? []).compactMap(\.words))
  }
}
