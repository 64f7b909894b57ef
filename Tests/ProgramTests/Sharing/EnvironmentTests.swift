import Glibc
import TestServers
import Testing
import WidgetArchive
import WidgetTesting

/// Tests that sources are read in the environment of the terminal that shows them.
@Suite(.fewAtOnce)
struct EnvironmentTests {
  /// The command prints the secret in capitals, since the secret itself is hidden in all output.
  private static let secret = """
    secrets:
      shop: {env: SHOP_TOKEN}
    widgets:
      orders:
        kind: text
        source:
          run: [sh, -c, 'echo x >> calls; echo "got $TOKEN" | tr a-z A-Z']
          environment: {TOKEN: "${secret:shop}"}
          allow: {write: .}
        every: 1h
    pages:
      Home: [orders]
    """

  private static let tool = """
    widgets:
      tool: {kind: text, source: {run: [which-terminal]}, every: 1h}
    pages:
      Home: [tool]
    """

  private func terminal(
    _ folder: BoardFolder, _ environment: [String: String?], board: String = "board.yaml"
  ) async throws -> TmuxSession {
    try await TmuxSession(
      [try Program.widgettui().path, "\(folder.path)/\(board)"],
      environment: folder.environment.merging(environment) { $1 })
  }

  /// Returns a search path with a program that prints its name.
  private func tools(_ name: String, in folder: BoardFolder) throws -> String {
    let path = "\(folder.path)/\(name)"
    try ProgramFile.write("#!/bin/sh\necho from \(name)\n", to: "\(path)/which-terminal")
    return path + ":/usr/bin:/bin"
  }

  private func calls(_ folder: BoardFolder) throws -> Int {
    (try TextFile.read("\(folder.path)/calls") ?? "").split(separator: "\n").count
  }

  @Test func theSecondTerminalHasWhatTheFirstDoesNot() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try folder.write("board.yaml", Self.secret)
    let first = try await terminal(folder, ["SHOP_TOKEN": nil])
    try await first.waitFor(.seconds(20)) { $0.contains("SHOP_TOKEN is not set") }
    let why = try await folder.run("why", "orders").standardOutput
    #expect(why.contains("environment of the terminal that shows this board"))
    let host = try #require(folder.host)
    let second = try await terminal(folder, ["SHOP_TOKEN": "second"])
    for session in [first, second] {
      try await session.waitFor(.seconds(20)) { $0.contains("GOT SECOND") }
    }
    #expect(folder.host == host)
    #expect(try calls(folder) == 1)
    // No other process can take it from the host's own variables, and it is not written to any
    // file.
    let own = try TextFile.read("/proc/\(host)/environ") ?? ""
    #expect(!own.contains("SHOP_TOKEN"))
    #expect(own.contains("PATH="))
    let found = try await Program("grep").run(["-rl", "second", folder.state])
    #expect(found.standardOutput == "")
  }

  @Test func theNewestTerminalsPathIsSearchedAndThenTheOlderOnes() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try folder.write("board.yaml", Self.tool)
    let (one, two) = (try tools("one", in: folder), try tools("two", in: folder))
    let first = try await terminal(folder, ["PATH": one])
    try await first.waitFor(.seconds(20)) { $0.contains("from one") }
    let second = try await terminal(folder, ["PATH": two])
    for session in [first, second] {
      try await session.waitFor(.seconds(20)) { $0.contains("from two") }
    }
    // A snapshot in another environment changes nothing on the terminals.
    let picture = try await Program.widgettui().run(
      ["snapshot", "board.yaml"],
      environment: folder.environment.merging(["PATH": "/usr/bin:/bin"]) { $1 },
      directory: folder.path, timeout: .seconds(20))
    #expect(picture.standardOutput.contains("from two"))
    try await second.send("q")
    _ = try await second.waitForEnd()
    try await first.waitFor(.seconds(20)) { $0.contains("from one") }
  }

  @Test func aTerminalThatIsStartedAgainBringsItsNewValue() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try folder.write("board.yaml", Self.secret)
    try folder.write(
      "other.yaml",
      "widgets:\n  a: {kind: text, source: {run: [echo, hello]}}\npages: {Home: [a]}\n")
    // The host continues for another board.
    let other = try await terminal(folder, ["SHOP_TOKEN": nil], board: "other.yaml")
    try await other.waitFor(.seconds(20)) { $0.contains("hello") }
    let host = try #require(folder.host)
    for value in ["monday", "tuesday"] {
      let session = try await terminal(folder, ["SHOP_TOKEN": value])
      try await session.waitFor(.seconds(20)) { $0.contains("GOT \(value.uppercased())") }
      try await session.send("q")
      _ = try await session.waitForEnd()
    }
    #expect(folder.host == host)
    #expect(try calls(folder) == 2)
    // With the same value again, nothing is read anew.
    let again = try await terminal(folder, ["SHOP_TOKEN": "tuesday", "WINDOWID": "9"])
    try await again.waitFor(.seconds(20)) { $0.contains("GOT TUESDAY") }
    try await other.send("r")
    try await again.waitFor(.seconds(5)) { $0.contains("GOT TUESDAY") }
    #expect(try calls(folder) == 2)
  }

  @Test func aNewHostKnowsThatWhatWasKeptHadAnotherValue() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try folder.write("board.yaml", Self.secret)
    for value in ["monday", "tuesday"] {
      let session = try await terminal(folder, ["SHOP_TOKEN": value])
      try await session.waitFor(.seconds(20)) { $0.contains("GOT \(value.uppercased())") }
      try await session.send("q")
      _ = try await session.waitForEnd()
      let isFree: Bool? = try await ask(for: .seconds(10)) {
        Lease.isHeld(in: folder.shared) ? nil : true
      }
      #expect(isFree == true)
    }
  }

  /// A status line has ended by the time the host looks at its process, so its variables are passed
  /// on when it starts the host.
  @Test func aStatusLineAloneHasItsOwnVariables() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try folder.write("board.yaml", Self.secret)
    let environment = folder.environment.merging(["SHOP_TOKEN": "line"]) { $1 }
    _ = try await folder.run("tmux", "--board", "\(folder.path)/board.yaml")
    let status = Program(try Program.path(ofProduct: "widgettui-status"))
    let line: Bool? = try await ask(for: .seconds(10), every: .milliseconds(100)) {
      let outcome = try await status.run(["orders"], environment: environment)
      return outcome.standardOutput.contains("GOT LINE") ? true : nil
    }
    #expect(line == true)
  }
}
