import FoundationEssentials
import WidgetSettings
import WidgetSources

/// A database of shared appointments, on one machine or for several.
protocol AppointmentDatabase: Sendable {
  /// The query for the number of the calendar's tables that exist.
  static var tables: String { get }

  /// Connects, for statements until the deadline.
  func session(before deadline: Deadline) throws(SourceFailure) -> any SQLSession
  /// Calls `onChange` after commits of other processes, until the watch is released; returns `nil`
  /// if the database cannot be watched.
  func watch(onChange: @escaping @Sendable () -> Void) -> (any SourceWatch)?
}

extension AppointmentDatabase {
  /// Connects to a database that has the calendar's tables, which the app creates; without them
  /// there is no calendar.
  func calendar(before deadline: Deadline) throws(SourceFailure) -> any SQLSession {
    let session = try session(before: deadline)
    guard try session.rows(of: Self.tables, with: []).first?.first?.number == 2 else {
      throw Self.noCalendar("The database has no table light_appointments")
    }
    return session
  }

  /// Returns a failure that says that the app has not run yet; `fact` is the evidence.
  static func noCalendar(_ fact: String) -> SourceFailure {
    SourceFailure(
      "no shared calendar", "\(fact): the salon's app makes it when it first runs.",
      kind: .absent)
  }
}

/// An SQLite file that the app and the widget share on one machine.
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

  /// The connection string or URI for libpq.
  let place: String

  func session(before deadline: Deadline) throws(SourceFailure) -> any SQLSession {
    try PostgreSQLSession(place, deadline: deadline)
  }

  func watch(onChange: @escaping @Sendable () -> Void) -> (any SourceWatch)? {
    PostgreSQLSession.watch(place, channel: "light_appointments", onChange: onChange)
  }
}
