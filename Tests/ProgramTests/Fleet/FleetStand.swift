import Foundation
import Glibc
import TestServers
import WidgetArchive
import WidgetTesting

/// Machines of a fleet, each with a state folder of its own, one PostgreSQL, and a provider that counts
/// its calls.
final class FleetStand {
  let server: PostgreSQLServer
  let scratch = ScratchFolder()
  let provider: PythonServer
  private(set) var machines: [String: (folder: BoardFolder, service: Service)] = [:]

  /// A web server that answers with the number of its calls, after as many seconds as the file `pause`
  /// says, and adds a line to `calls` for each.
  private static let script = """
    import http.server, os, sys, threading, time
    folder = sys.argv[1]
    lock = threading.Lock()
    class Handler(http.server.BaseHTTPRequestHandler):
        count = 0
        def do_GET(self):
            with lock:
                Handler.count += 1
                number = Handler.count
                open(folder + "/calls", "a").write("%f\\n" % time.time())
            try: time.sleep(float(open(folder + "/pause").read()))
            except OSError: pass
            body = b'{"n": %d}' % (100 + number)
            self.send_response(200)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)
        def log_message(self, *words): pass
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    open(folder + "/port.new", "w").write("%d\\n" % server.server_port)
    os.rename(folder + "/port.new", folder + "/port")
    server.serve_forever()
    """

  init(isPrepared: Bool = true, settings: [String] = []) async throws {
    server = try PostgreSQLServer(settings: settings)
    provider = try await PythonServer(Self.script, in: scratch.path)
    guard isPrepared else { return }
    let outcome = try await BoardFolder().run("fleet", "init", admin)
    guard outcome.ending == .exited(0) else {
      throw SystemFailure("fleet init: \(outcome.standardError)")
    }
  }

  deinit {
    for (folder, service) in machines.values {
      service.program.end()
      folder.endHost()
    }
    server.end()
  }

  /// The address for an administrator, with the password.
  var admin: String {
    "host=127.0.0.1 port=\(server.port) user=tester dbname=postgres password='\(quoted)'"
  }

  private var quoted: String { PostgreSQLServer.password.replacing("'", with: "\\'") }

  /// The beginning of a board: its fleet.
  ///
  /// - Parameters:
  ///   - address: The host, the port and the options of the server; `nil` for the stand's own.
  ///   - more: A further key of `fleet:`.
  func fleet(at address: String? = nil, user: String = "tester", more: String = "") -> String {
    """
    secrets: {db: {env: FLEET_PASSWORD}}
    fleet:
      postgres: "postgresql://\(user)@\(address ?? "127.0.0.1:\(server.port)/postgres")"
      password: ${secret:db}
      \(more)
    """
  }

  func board(
    every: String = "2s", ask: String = "anywhere", more: String = "", fleet: String? = nil
  ) -> String {
    """
    \(fleet ?? self.fleet(more: more))
    widgets:
      orders:
        kind: metric
        every: \(every)
        timeout: 3s
        ask: \(ask)
        source: {http: "http://127.0.0.1:\(provider.port)/", pick: .n}
    pages: {Home: [orders orders]}
    """
  }

  /// Starts a machine of a name that serves a board.
  func begin(
    _ name: String, _ board: String, password: String = PostgreSQLServer.password,
    files: [String: String] = [:]
  ) throws {
    let folder = BoardFolder(["WIDGETTUI_MACHINE": name, "FLEET_PASSWORD": password])
    try folder.write("board.yaml", board)
    for (file, text) in files { try folder.write(file, text) }
    machines[name] = (folder, try Service(folder))
  }

  /// The dates of the calls that the provider got.
  var calls: [Double] {
    ((try? TextFile.read("\(scratch.path)/calls")) ?? nil)?.split(separator: "\n").compactMap {
      Double($0)
    } ?? []
  }

  /// Has the provider answer after some seconds.
  func pause(_ seconds: Double) throws {
    try TextFile.write("\(seconds)", to: "\(scratch.path)/pause")
  }

  /// The picture of a machine's board as it is archived.
  func shown(on name: String, size: String = "60x8") async throws -> String {
    guard let folder = machines[name]?.folder else { return "" }
    // A snapshot of another folder's state would have no machine's name.
    return try await folder.run("snapshot", "--kept", "--size", size, "board.yaml").standardOutput
  }

  /// Waits until a machine's board satisfies a condition.
  func waitFor(
    _ name: String, _ seconds: Int = 60, size: String = "60x8",
    until condition: (String) -> Bool
  ) async throws {
    var last = ""
    let found: Bool? = try await ask(for: .seconds(seconds), every: .milliseconds(100)) {
      last = try await shown(on: name, size: size)
      return condition(last) ? true : nil
    }
    if found == true { return }
    throw TimeUp(
      awaited: "the board of \(name)", timeout: .seconds(seconds),
      seen: [("screen", last), ("log", machines[name]?.service.text ?? "")])
  }

  /// The machine that asked last, and the generation.
  func asker() throws -> (name: String, generation: Int)? {
    let rows = try server.rows(
      "SELECT split_part(asker, '#', 1), generation::text FROM widgettui.fleet_reading")
    guard let row = rows.first, row.count == 2, let generation = Int(row[1]) else { return nil }
    return (row[0], generation)
  }

  /// The process IDs of the server's processes that serve machines, in order.
  func connections() throws -> [String] {
    try server.rows(
      """
      SELECT pid::text FROM pg_stat_activity
        WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() ORDER BY pid
      """
    ).compactMap(\.first)
  }

  /// Waits until the row has a generation, and returns the machine that asked.
  func waitFor(generation: Int, _ seconds: Int = 40) async throws -> String {
    let name: String? = try await ask(for: .seconds(seconds), every: .milliseconds(50)) {
      try asker().flatMap { $0.generation >= generation ? $0.name : nil }
    }
    guard let name else {
      throw TimeUp(
        awaited: "generation \(generation)", timeout: .seconds(seconds),
        seen: machines.map { ($0.key, $0.value.service.text) })
    }
    return name
  }

  /// Returns the calls of the provider so far, once so many seconds have passed since the last one.
  func waitForSilence(_ seconds: Double) async throws -> Int? {
    try await ask(for: .seconds(60), every: .milliseconds(200)) {
      let calls = calls
      return calls.last.map { Date().timeIntervalSince1970 - $0 > seconds } ?? true
        ? calls.count : nil
    }
  }

  /// Sends a signal to a machine's host.
  func signal(_ name: String, _ number: Int32) {
    if let machine = machines[name] { kill(machine.service.program.id, number) }
  }
}
