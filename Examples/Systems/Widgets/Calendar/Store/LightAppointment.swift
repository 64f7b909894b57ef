import FoundationEssentials
import WidgetSources

/// The few attributes of an appointment that a widget shows, as in the shared store.
struct LightAppointment: Hashable, Sendable {
  var id: String
  /// The start as `2026-03-14T09:30:00Z`, a form that sorts by date.
  var starts: String
  var ends: String
  var customer: String
  var service: String
  var employee: String
  var status: String
  /// The employee's colour as `#rrggbb`.
  var colour: String?
  /// True if the widget received it from the back end and the app has not taken it over yet.
  var needsSync = false
  /// The whole appointment as JSON, if the app has not taken it over yet and it was requested.
  var fullJSON: String?

  /// The start; `nil` if the store's text is not a date.
  var start: Date? { DateText.date(starts, without: .utc) }
  /// The end; `nil` if the store's text is not a date.
  var end: Date? { DateText.date(ends, without: .utc) }

  /// Returns a date in the form of the store.
  static func text(_ date: Date) -> String {
    let second = date.timeIntervalSince1970.rounded(.down)
    return Date(timeIntervalSince1970: min(max(second, -6e10), 2.5e11)).formatted(.iso8601)
  }
}

extension LightAppointment {
  /// The store's columns, in the order of `values`.
  static let columns = [
    "id", "starts", "ends", "customer", "service", "employee", "status", "colour", "needs_sync",
    "full_json",
  ]

  /// The values of the columns.
  var values: [Datum] {
    [
      .text(id), .text(starts), .text(ends), .text(customer), .text(service), .text(employee),
      .text(status), colour.map { .text($0) } ?? .null, .number(needsSync ? 1 : 0),
      fullJSON.map { .text($0) } ?? .null,
    ]
  }

  /// Creates an appointment from a row of the store; `nil` if it has no identifier.
  init?(_ row: [Datum]) {
    guard row.count == Self.columns.count, let id = row[0].words else { return nil }
    let texts = row.map { $0.words ?? "" }
    self.init(
      id: id, starts: texts[1], ends: texts[2], customer: texts[3], service: texts[4],
      employee: texts[5], status: texts[6], colour: row[7].words, needsSync: row[8].number == 1,
      fullJSON: row[9].words)
  }
}
