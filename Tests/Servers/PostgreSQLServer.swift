import FoundationEssentials
import Glibc
import WidgetBase
import WidgetSettings

@testable import WidgetSources

/// A real PostgreSQL for all tests of a run, with a user `tester` whose password is `se cret/@:'`.
package final class PostgreSQLServer: Sendable {
  package static let shared = Result { try PostgreSQLServer() }

  package static let password = "se cret/@:'"
  package let port = RunningServer.freePort()
  private let server = RunningServer()
  private let programs: String
  private let user: [String]
  private let settings: [String]

  /// Creates and starts a server for a single test, which may stop it.
  ///
  /// - Parameter settings: Further settings of its configuration, such as `ssl=on`.
  package init(settings: [String] = []) throws {
    self.settings = settings
    let folder = server.folder
    try folder.write(Self.password, to: "password")
    user = try Self.user(of: folder.path, files: [folder["password"]])
    programs = try Self.programs()
    _ = try Command(
      user + [
        "\(programs)/initdb", "-D", folder["data"], "-U", "tester", "-A", "scram-sha-256",
        "--pwfile", folder["password"], "-E", "UTF8", "--locale", "C", "--no-sync",
      ], environment: .own, timeout: 120
    ).output()
    try start()
  }

  /// Starts the server, for the first time or after a stop, and waits until it answers.
  package func start() throws {
    let folder = server.folder
    server.start(
      user + [
        "\(programs)/postgres", "-D", folder["data"], "-k", folder.path, "-p", "\(port)", "-c",
        "listen_addresses=127.0.0.1", "-c", "fsync=off", "-c", "max_connections=50",
      ] + settings.flatMap { ["-c", $0] }, signal: SIGINT)
    let isThere = eventually(within: 60) { (try? run("SELECT 1")) != nil }
    guard isThere else { throw ServerError(description: "\(server.said)") }
  }

  /// Writes a file into the folder of its data, which only the server can read.
  package func write(_ text: String, to name: String) throws {
    let path = try server.folder.write(text, to: "data/\(name)")
    if let uid = user.firstIndex(of: "--reuid").flatMap({ uid_t(user[$0 + 1]) }) {
      chown(path, uid, gid_t.max)
    }
    chmod(path, 0o600)
  }

  /// Stops the server, as for a restart: connections are cut.
  package func stop() { server.stop() }

  /// Stops the server and removes its folder.
  package func end() { server.end() }

  /// The folder of the server's sockets.
  package var folder: String { server.folder.path }

  /// Runs statements that prepare a test.
  package func run(_ statements: String) throws {
    let connection = try PostgreSQLConnection(
      "host=127.0.0.1 port=\(port) user=tester dbname=postgres", password: Self.password,
      deadline: Deadline(after: 20))
    try connection.run(statements, before: Deadline(after: 20))
  }

  /// Returns the rows of a query as texts.
  package func rows(_ query: String) throws -> [[String]] {
    let connection = try PostgreSQLConnection(
      "host=127.0.0.1 port=\(port) user=tester dbname=postgres", password: Self.password,
      deadline: Deadline(after: 20))
    return try connection.rows(of: query, with: [], before: Deadline(after: 20))
      .map { $0.map { $0.words ?? "" } }
  }

  private static func programs() throws -> String {
    let root = "/usr/lib/postgresql"
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    let newest = versions.compactMap { Int($0) }.max()
    guard let newest else { throw ServerError(description: "postgresql is not installed") }
    return "\(root)/\(newest)/bin"
  }

  /// Returns the command that runs a program as another user if this one is root, which the server
  /// refuses.
  static func user(of folder: String, files: [String]) throws -> [String] {
    guard getuid() == 0 else { return [] }
    guard let entry = (getpwnam("postgres") ?? getpwnam("nobody"))?.pointee else {
      throw ServerError(description: "there is no user to run a database")
    }
    for path in [folder] + files { chown(path, entry.pw_uid, entry.pw_gid) }
    return [
      "setpriv", "--reuid", "\(entry.pw_uid)", "--regid", "\(entry.pw_gid)", "--clear-groups",
      "--pdeathsig", "INT",
    ]
  }
}
