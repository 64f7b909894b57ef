import FoundationEssentials
import WidgetSettings
import WidgetSources

/// Where the shared appointments are kept: on one machine, or for several.
protocol AppointmentDatabase: Sendable {
  /// The query that counts those of the calendar's tables that there are.
  static var tables: String { get }

  /// Connects, for statements until the deadline.
  func session(before deadline: Deadline) throws(SourceFailure) -> any SQLSession
  /// Calls `onChange` after commits of other processes, until the watch is released; nil where that
  /// cannot be told.
  func watch(onChange: @escaping @Sendable () -> Void) -> (any SourceWatch)?
}

extension AppointmentDatabase {
  /// Connects to a database that has the calendar's tables; before the app made them, there is no
  /// calendar.
  func calendar(before deadline: Deadline) throws(SourceFailure) -> any SQLSession {
    let session = try session(before: deadline)
    guard try session.rows(of: Self.tables, with: []).first?.first?.number == 2 else {
      throw Self.noCalendar("The database has no table light_appointments")
    }
    return session
  }

  /// That the app has not run yet, where `fact` is what was found instead.
  static func noCalendar(_ fact: String) -> SourceFailure {
    SourceFailure(
      "no shared calendar", "\(fact): the salon's app makes it when it first runs.",
      kind: .absent)
  }
}

/// An SQLite file that app and widget share on one machine.
struct SQLiteAppointments: AppointmentDatabase {
  static let tables = """
    SELECT count(*) FROM sqlite_master
    WHERE type = 'table' AND name IN ('light_appointments', 'changes')
    """

  let path: String

  func session(before deadline: Deadline) throws(SourceFailure) -> any SQLSession {
    guard FileManager.default.fileExists(atPath: path) else {
      throw Self.noCalendar("\(path) is not there")
    }
    return try SQLiteConnection(path, for: .writing, deadline: deadline)
  }

  func watch(onChange: @escaping @Sendable () -> Void) -> (any SourceWatch)? {
    SQLiteWatch.start(path, onChange: onChange)
  }
}

/// A PostgreSQL database that apps and widgets share on several machines.
struct PostgreSQLAppointments: AppointmentDatabase {
  static let tables =
    "SELECT num_nonnulls(to_regclass('light_appointments'), to_regclass('changes'))"

  /// A connection string or URI of libpq.
  let place: String

  func session(before deadline: Deadline) throws(SourceFailure) -> any SQLSession {
    try PostgreSQLSession(place, deadline: deadline)
  }

  func watch(onChange: @escaping @Sendable () -> Void) -> (any SourceWatch)? {
    PostgreSQLSession.watch(place, channel: "light_appointments", onChange: onChange)
  }
}
