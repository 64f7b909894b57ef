import Glibc
import Synchronization
import WidgetBase
import WidgetSettings

/// The connections of this process: one for each host and environment.
final class SSHConnections: Sendable {
  static let shared = SSHConnections()

  /// What decides about a connection: the host, and the variables that ssh and its configuration use.
  private struct Key: Hashable {
    let host: SSHHost
    let environment: ProcessEnvironment
  }

  private let connections = Mutex<[Key: SSHConnection]>([:])

  private init() { atexit { SSHConnections.shared.closeAll() } }

  /// Returns the socket of an open connection, which is opened if there is none.
  func socket(
    to host: SSHHost, _ environment: ProcessEnvironment, before deadline: Deadline
  ) throws(SourceFailure) -> String {
    let key = Key(host: host, environment: environment)
    // A connection is closed with its last reference, outside of the lock.
    var left: [SSHConnection] = []
    defer { withExtendedLifetime(left) {} }
    let connection = connections.withLock { connections in
      left = connections.values.filter { $0.hasEnded || $0.isExposed }
      connections = connections.filter { entry in !left.contains { $0 === entry.value } }
      if let connection = connections[key] {
        return Result<SSHConnection, SourceFailure>.success(connection)
      }
      let opened = Result { () throws(SourceFailure) in
        try SSHConnection(host, environment, timeout: deadline.timeout)
      }
      connections[key] = try? opened.get()
      return opened
    }
    let opened = try connection.get()
    try opened.open(before: deadline)
    return opened.socket
  }

  /// Closes all connections and removes their folders, when this process ends.
  private func closeAll() {
    // Each is closed with its last reference, outside of the lock.
    let all = connections.withLock { connections in
      defer { connections = [:] }
      return connections
    }
    withExtendedLifetime(all) {}
  }
}
