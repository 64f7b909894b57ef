import TestServers
import Testing
import WidgetTesting

/// A board of `Examples/boards` with the back ends of the sandbox and the systems' apps, all
/// separate programs; paths in `/tmp` are replaced by ones in its folder.
final class SystemStand: Sendable {
  let folder: BoardFolder
  /// The address of the back ends.
  let address: String
  private let server = RunningServer()

  /// Starts the back ends, and writes the board as `board.yaml`.
  ///
  /// - Parameter zone: the time zone of the programs.
  init(_ name: String, zone: String = "UTC") throws {
    folder = BoardFolder([
      "LC_ALL": "C.UTF-8", "WIDGETTUI": try Program.widgettui().path, "BROWSER": "false",
      "TZ": zone,
    ])
    let port = RunningServer.freePort()
    address = "http://127.0.0.1:\(port)"
    server.start(["python3", "\(PackageFolder.path)/Sandbox/sandbox.py", "--port", "\(port)"])
    guard eventually(within: 60, { RunningServer.isListening(on: port) }) else {
      throw TimeUp(
        awaited: "the sandbox", timeout: .seconds(60), seen: [("errors", server.said)])
    }
    let board = try #require(
      try TextFile.read("\(PackageFolder.path)/Examples/boards/\(name).yaml"))
    try folder.write(
      "board.yaml",
      board.replacing("../../.build/release/Systems", with: try Program.systems().path)
        .replacing("http://localhost:8900", with: address)
        .replacing("/tmp/", with: "\(folder.path)/"))
  }

  deinit {
    folder.endHost()
    server.end()
  }

  /// Runs a command of an app, expects it to succeed, and returns its output.
  @discardableResult
  func app(_ name: String, _ words: String...) async throws -> String {
    try await app(name, words)
  }

  /// Runs a command of an app, given as a list of words, and returns its output.
  @discardableResult
  func app(_ name: String, _ words: [String]) async throws -> String {
    try await python(["\(PackageFolder.path)/Sandbox/apps/\(name).py"] + words)
  }

  /// Runs a command of the marketplace's app, with the token in the board's folder.
  func market(_ words: String...) async throws {
    try await app(
      "market", words + ["--server", address, "--file", "\(folder.path)/market.token"])
  }

  /// Runs a command of the merchant's app, with the session in the board's folder.
  func merchant(_ action: String) async throws {
    try await app(
      "merchant", action, "--server", address, "--session", "\(folder.path)/merchant/session")
  }

  /// Runs a command of the salon's app, with both stores in the board's folder.
  func salon(_ words: String...) async throws { try await salon(words) }

  /// Runs a command of the salon's app, given as a list of words.
  func salon(_ words: [String]) async throws {
    let place = "\(folder.path)/salon"
    try await app(
      "calendar",
      ["--store", "\(place)/salon.sqlite", "--shared", "\(place)/shared.sqlite"] + words)
  }

  /// Books an appointment at the salon's back end; it has begun, and goes on for an hour at least, whatever the time.
  func book(_ id: String, of customer: String, with employee: String = "Nora") async throws {
    let (starts, ends) = (try await fullHour("now"), try await fullHour("2 hours"))
    try await send(
      "POST", "/calendar/appointments",
      """
      {"id": "\(id)", "customer": {"name": "\(customer)"}, "employee": {"name": "\(employee)"},
      "status": "booked", "services": [{"name": "Cut"}], "starts": "\(starts)", "ends": "\(ends)"}
      """)
  }

  private func fullHour(_ moment: String) async throws -> String {
    try await Program("date").run(["-u", "-d", moment, "+%Y-%m-%dT%H:00:00Z"]).standardOutput
      .filter { !$0.isNewline }
  }

  /// Sends JSON to a path of the back ends, and returns the answer.
  @discardableResult
  func send(_ method: String, _ path: String, _ body: String = "") async throws -> String {
    let script = """
      import sys, urllib.request
      request = urllib.request.Request(sys.argv[2], sys.argv[3].encode() or None, method=sys.argv[1])
      print(urllib.request.urlopen(request, timeout=20).read().decode())
      """
    return try await python(["-c", script, method, address + path, body])
  }

  /// Returns the board in tmux.
  func dashboard(columns: Int = 130, rows: Int = 42) async throws -> TmuxSession {
    try await folder.dashboard("board.yaml", columns: columns, rows: rows)
  }

  /// Runs Python, expects it to succeed, and returns its output.
  func python(_ arguments: [String]) async throws -> String {
    let outcome = try await Program("/usr/bin/env").run(
      ["python3"] + arguments, environment: folder.environment, directory: folder.path,
      timeout: .seconds(60))
    guard outcome.ending == .exited(0) else {
      throw AppFailure(command: arguments, words: outcome.standardError)
    }
    return outcome.standardOutput
  }
}

/// A failure of an app's command.
struct AppFailure: Error {
  let command: [String]
  let words: String
}
