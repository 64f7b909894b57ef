import FoundationEssentials
import WidgetSources

/// The few attributes of an appointment that a widget shows, as the shared store has them.
struct LightAppointment: Hashable, Sendable {
  var id: String
  /// `2026-03-14T09:30:00Z`: in this form texts sort as dates do.
  var starts: String
  var ends: String
  var customer: String
  var service: String
  var employee: String
  var status: String
  /// `#rrggbb`, the employee's.
  var colour: String?
  /// True where the widget has it from the back end, and the app is yet to take it.
  var needsSync = false
  /// The whole appointment as JSON, where the app is yet to take it and where it was asked for.
  var fullJSON: String?

  /// When it begins; nil where the store has no date there.
  var start: Date? { DateText.date(starts, without: .utc) }
  /// When it ends.
  var end: Date? { DateText.date(ends, without: .utc) }

  /// A date as the store writes it.
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

  /// What stands in each column.
  var values: [Datum] {
    [
      .text(id), .text(starts), .text(ends), .text(customer), .text(service), .text(employee),
      .text(status), colour.map { .text($0) } ?? .null, .number(needsSync ? 1 : 0),
      fullJSON.map { .text($0) } ?? .null,
    ]
  }

  /// A row of the store; nil for one without an identifier.
  init?(_ row: [Datum]) {
    guard row.count == Self.columns.count, let id = row[0].words else { return nil }
    let texts = row.map { $0.words ?? "" }
    self.init(
      id: id, starts: texts[1], ends: texts[2], customer: texts[3], service: texts[4],
      employee: texts[5], status: texts[6], colour: row[7].words, needsSync: row[8].number == 1,
      fullJSON: row[9].words)
  }
}
