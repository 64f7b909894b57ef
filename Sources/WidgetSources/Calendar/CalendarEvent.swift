import FoundationEssentials

/// One event of a calendar, at one of its times.
struct CalendarEvent: Hashable {
  /// The most characters of a title or place, and of the notes.
  static let longestTitle = 300
  static let longestNotes = 2000

  var title: String
  /// Seconds since 1970; of an event of whole days, the local midnights around them.
  var start: Double
  var end: Double
  var isAllDay: Bool
  var location: String?
  var notes: String?
  var calendar: String
  var link: String?
  var status: String?

  var datum: Datum {
    func text(_ text: String?) -> Datum { text.flatMap { $0.isEmpty ? nil : .text($0) } ?? .null }
    return [
      "title": .text(title), "start": .number(start), "end": .number(end),
      "allDay": .bool(isAllDay), "location": text(location), "notes": text(notes),
      "calendar": text(calendar), "link": text(link), "status": text(status),
    ]
  }
}
