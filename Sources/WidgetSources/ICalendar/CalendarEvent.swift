import FoundationEssentials

/// One occurrence of a calendar's event.
struct CalendarEvent: Hashable {
  /// The most characters of a title or location, and of the notes.
  static let longestTitle = 300
  static let longestNotes = 2000

  var title: String
  /// The start and the end in seconds since 1970; of an all-day event, the local midnights around
  /// it.
  var start: Double
  var end: Double
  var isAllDay: Bool
  var location: String?
  var notes: String?
  var calendar: String
  var link: String?
  var status: String?
  /// The identifier of the event, which all its occurrences have; empty without one.
  var uid = ""

  var datum: Datum {
    func text(_ text: String?) -> Datum { text.flatMap { $0.isEmpty ? nil : .text($0) } ?? .null }
    return [
      "title": .text(title), "start": .number(start), "end": .number(end),
      "allDay": .bool(isAllDay), "location": text(location), "notes": text(notes),
      "calendar": text(calendar), "link": text(link), "status": text(status),
      "uid": text(uid),
    ]
  }
}

extension CalendarEvent {
  /// Creates the event that data represents, or returns `nil` if it represents none.
  init?(_ datum: Datum) {
    guard case .text(let title) = datum["title"], case .number(let start) = datum["start"],
      case .number(let end) = datum["end"], case .bool(let isAllDay) = datum["allDay"],
      case .text(let calendar) = datum["calendar"]
    else { return nil }
    self.init(
      title: title, start: start, end: end, isAllDay: isAllDay, location: datum["location"]?.words,
      notes: datum["notes"]?.words, calendar: calendar, link: datum["link"]?.words,
      status: datum["status"]?.words, uid: datum["uid"]?.words ?? "")
  }
}
