import FoundationEssentials
import Glibc
import WidgetBase

/// A real pgbouncer that pools the transactions of a PostgreSQL server.
package final class PoolingProxy: Sendable {
  package let port = RunningServer.freePort()
  private let server = RunningServer()

  /// Starts a proxy before a server, and waits until it listens.
  package init(to database: PostgreSQLServer) throws {
    let folder = server.folder
    try folder.write("\"tester\" \"\(PostgreSQLServer.password)\"\n", to: "users")
    try folder.write(
      """
      [databases]
      postgres = host=127.0.0.1 port=\(database.port)
      [pgbouncer]
      listen_addr = 127.0.0.1
      listen_port = \(port)
      unix_socket_dir =
      auth_type = scram-sha-256
      auth_file = \(folder["users"])
      pool_mode = transaction
      default_pool_size = 4
      """, to: "settings.ini")
    let user = try PostgreSQLServer.user(
      of: folder.path, files: [folder["users"], folder["settings.ini"]])
    server.start(user + ["/usr/sbin/pgbouncer", folder["settings.ini"]], signal: SIGINT)
    guard eventually(within: 60, { RunningServer.isListening(on: port) }) else {
      throw ServerError(description: "pgbouncer: \(server.said)")
    }
  }

  deinit { server.end() }
}
