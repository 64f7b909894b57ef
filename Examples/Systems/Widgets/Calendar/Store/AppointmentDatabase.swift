import FoundationEssentials
import Glibc
import WidgetSettings
import WidgetSources

/// A database of shared appointments, on one machine or for several.
protocol AppointmentDatabase: Sendable {
  /// The query for the number of the calendar's tables that exist.
  static var tables: String { get }
  /// The query for the number of its tables of the account, 0 or 1.
  static var accountTable: String { get }
  /// The statement that has writers wait for each other before they have a row that another waits for;
  /// `nil` if they always do.
  static var lock: String? { get }

  /// The text that distinguishes the database from one that takes its place; `nil` if unknown.
  var identity: String? { get }

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
  static let accountTable =
    "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = 'account'"
  static let lock: String? = nil

  let path: String

  var identity: String? {
    var about = stat()
    return stat(path, &about) == 0 ? "\(about.st_dev) \(about.st_ino)" : nil
  }

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
  static let accountTable = "SELECT num_nonnulls(to_regclass('account'))"
  static let lock: String? =
    "SELECT pg_advisory_xact_lock(hashtext('light_appointments'))"

  /// The connection string or URI for libpq.
  let place: String

  var identity: String? { nil }

  func session(before deadline: Deadline) throws(SourceFailure) -> any SQLSession {
    try PostgreSQLSession(place, deadline: deadline)
  }

  func watch(onChange: @escaping @Sendable () -> Void) -> (any SourceWatch)? {
    PostgreSQLSession.watch(place, channel: "light_appointments", onChange: onChange)
  }
}
