import FoundationEssentials
import WidgetSources

/// A predicate for appointments, all of whose parts must match.
struct AppointmentPredicate: Hashable, Sendable {
  /// The appointments that end after a date.
  var endsAfter: Date?
  /// The appointments that begin before a date.
  var startsBefore: Date?
  /// The appointments of an employee, by name.
  var employee: String?
  /// The appointments with a status.
  var status: String?
  /// True for the appointments that the app has not taken over yet; their rows have the full JSON.
  var needsSync = false

  /// Returns true if a row matches; a database gives the same answer.
  func matches(_ row: LightAppointment) -> Bool {
    if let endsAfter, row.ends <= LightAppointment.text(endsAfter) { return false }
    if let startsBefore, row.starts >= LightAppointment.text(startsBefore) { return false }
    if let employee, row.employee != employee { return false }
    if let status, row.status != status { return false }
    return !needsSync || row.needsSync
  }

  /// The conditions as SQL, each with the value of its question mark.
  private var parts: [(condition: String, value: Datum)] {
    var parts: [(String, Datum)] = []
    if let endsAfter { parts.append(("ends > ?", .text(LightAppointment.text(endsAfter)))) }
    if let startsBefore { parts.append(("starts < ?", .text(LightAppointment.text(startsBefore)))) }
    if let employee { parts.append(("employee = ?", .text(employee))) }
    if let status { parts.append(("status = ?", .text(status))) }
    if needsSync { parts.append(("needs_sync = ?", .number(1))) }
    return parts
  }

  /// Returns the query for the matching rows, with a further condition; the earliest come first.
  func query(also condition: String? = nil, _ value: Datum? = nil) -> (String, [Datum]) {
    let parts = parts
    let conditions = parts.map(\.condition) + (condition.map { [$0] } ?? [])
    let columns = LightAppointment.columns.map {
      $0 == "full_json" && !needsSync ? "NULL" : $0
    }
    var query = "SELECT \(columns.joined(separator: ", ")) FROM light_appointments"
    if !conditions.isEmpty { query += " WHERE " + conditions.joined(separator: " AND ") }
    query += " ORDER BY starts, id LIMIT \(Self.most)"
    return (query, parts.map(\.value) + (value.map { [$0] } ?? []))
  }

  /// The maximum number of rows that are read.
  static let most = 20_000
}
