package import FoundationEssentials
import WidgetBase

/// An administrator's work on the tables of fleets.
package struct FleetAdministration {
  private let connection: PostgreSQLConnection
  private let fleet: String
  private static let patience: TimeInterval = 60
  /// The most machines that are told.
  private static let mostMachines = 10_000

  /// Connects to the server of a fleet.
  ///
  /// - Parameter address: A connection string in place of the fleet's, for a role that may make tables.
  package init(
    _ settings: FleetSettings, as address: String? = nil, _ request: SourceRequest
  ) throws(SourceFailure) {
    var request = request
    request.secrets = Secrets(settings.secrets)
    fleet = settings.name
    do throws(SourceFailure) {
      var password: String?
      var place = address ?? ""
      if address == nil {
        password = try settings.password.map { text throws(SourceFailure) in
          try request.resolved(text)
        }
        place = try PostgreSQLPlace.resolved(settings.postgres, request)
      }
      connection = try PostgreSQLConnection(
        place, password: password, environment: request.environment,
        deadline: Deadline(after: 15))
    } catch {
      throw request.secrets.redacted(error)
    }
  }

  private func rows(_ statement: String, _ values: [Datum] = []) throws(SourceFailure) -> [[Datum]]
  {
    try connection.rows(of: statement, with: values, before: Deadline(after: Self.patience))
  }

  /// Returns the version of the tables; `nil` if there are none.
  package func version() throws(SourceFailure) -> Int? {
    let count = try rows(
      """
      SELECT count(*) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname = 'widgettui' AND c.relname = 'fleet_version'
      """)
    guard count.first?.first == 1 else { return nil }
    let row = try rows("SELECT version FROM widgettui.fleet_version").first
    return row?.first?.number.flatMap { Int(exactly: $0) }
  }

  /// Makes the tables, or changes those of an older version; does nothing if they are as they should be.
  package func upgrade() throws(SourceFailure) {
    let version = try version() ?? 0
    guard version <= FleetSchema.version else { throw FleetWords.newer(version) }
    guard let statements = FleetSchema.statements(from: version) else { return }
    try connection.run(statements, before: Deadline(after: Self.patience))
  }

  /// Grants a role what members of a fleet need, and nothing more.
  package func grant(_ role: String) throws(SourceFailure) {
    _ = try rows(
      "SELECT set_config('widgettui.role', $1, false)", [.text(role)])
    try connection.run(
      """
      DO $$ BEGIN
        EXECUTE pg_catalog.format('GRANT \(FleetSchema.role) TO %I', current_setting('widgettui.role'));
      END $$
      """, before: Deadline(after: Self.patience))
  }

  /// A machine of the fleet, as it told of itself last.
  package struct Machine: Sendable, Hashable {
    package let name: String
    /// The seconds since it was seen, by the server's clock; infinite if that is not known.
    package let age: TimeInterval
    /// The seconds by which its clock is ahead of the server's.
    package let skew: TimeInterval
    package let uncertainty: TimeInterval
  }

  /// The machines of the fleet, by name.
  package func machines() throws(SourceFailure) -> [Machine] {
    try rows(
      """
      SELECT name, CASE WHEN isfinite(seen_at) AND seen_at <= clock_timestamp()
        THEN extract(epoch FROM clock_timestamp() - seen_at)::float8 END, skew, uncertainty
      FROM widgettui.fleet_machine WHERE fleet = $1 ORDER BY name LIMIT \(Self.mostMachines)
      """, [.text(fleet)]
    ).compactMap { row in
      guard row.count == 4, let name = row[0].words else { return nil }
      return Machine(
        name: name, age: row[1].number ?? .infinity, skew: row[2].number ?? .nan,
        uncertainty: row[3].number ?? .nan)
    }
  }

  /// Returns the number of instances that the fleet shares, and how many of them are overdue by more than
  /// half a minute.
  package func instances() throws(SourceFailure) -> (all: Int, overdue: Int) {
    let row =
      try rows(
        """
        SELECT count(*), count(*) FILTER (WHERE due_at < clock_timestamp() - interval '30 s')
        FROM widgettui.fleet_reading WHERE fleet = $1
        """, [.text(fleet)]
      ).first ?? []
    guard row.count == 2, let all = row[0].number, let overdue = row[1].number else {
      throw FleetWords.strange
    }
    return (Int(exactly: all) ?? 0, Int(exactly: overdue) ?? 0)
  }
}
