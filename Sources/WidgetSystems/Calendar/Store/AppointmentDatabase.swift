import FoundationEssentials
import WidgetSettings
import WidgetSources

/// Where the shared appointments are kept: on one machine, or for several.
protocol AppointmentDatabase: Sendable {
  /// Connects, for statements until the deadline.
  func session(before deadline: Deadline) throws(SourceFailure) -> any SQLSession
  /// Calls `onChange` after commits of other processes, until the watch is released; nil where that
  /// cannot be told.
  func watch(onChange: @escaping @Sendable () -> Void) -> (any SourceWatch)?
}

/// An SQLite file that app and widget share on one machine.
struct SQLiteAppointments: AppointmentDatabase {
  let path: String

  func session(before deadline: Deadline) throws(SourceFailure) -> any SQLSession {
    guard FileManager.default.fileExists(atPath: path) else {
      throw SourceFailure(
        "no shared calendar", "\(path) is not there: the salon's app makes it when it first runs.",
        isAbsent: true)
    }
    return try SQLiteConnection(path, for: .writing, deadline: deadline)
  }

  func watch(onChange: @escaping @Sendable () -> Void) -> (any SourceWatch)? {
    SQLiteWatch.start(path, onChange: onChange)
  }
}

/// A PostgreSQL database that apps and widgets share on several machines.
struct PostgreSQLAppointments: AppointmentDatabase {
  /// A connection string or URI of libpq.
  let place: String

  func session(before deadline: Deadline) throws(SourceFailure) -> any SQLSession {
    try PostgreSQLSession(place, deadline: deadline)
  }

  func watch(onChange: @escaping @Sendable () -> Void) -> (any SourceWatch)? {
    PostgreSQLSession.watch(place, channel: "light_appointments", onChange: onChange)
  }
}
