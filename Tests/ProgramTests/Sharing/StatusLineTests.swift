import Glibc
import TestServers
import Testing
import WidgetTesting

/// Tests of the one-line front end.
@Suite(.fewAtOnce)
struct StatusLineTests {
  @Test func startsAHostAndNeverWaits() async throws {
    let shop = CountedShop()
    #expect(try await shop.line("orders") == "orders: not read yet")
    #expect(try await shop.line("orders") { $0.hasPrefix("answer") } == "answer 1")
    #expect(try shop.calls(of: "orders") == 1)
    let host = try #require(try shop.host)
    #expect(
      try await shop.line("-f", "waybar", "orders")
        == #"{"text":"answer 1","tooltip":"answer 1","class":"fresh"}"#)
    kill(host, SIGTERM)
  }

  @Test func mistakesAreSaid() async throws {
    let outcome = try await Program.status().run([])
    #expect(outcome.ending == .exited(2))
    #expect(
      outcome.standardError
        == "widgettui-status: which widget? name one, as in: widgettui-status cpu\n"
        + "Try: widgettui-status --help\n")
    let help = try await Program.status().run(["--help"])
    #expect(help.ending == .exited(0))
    try expectGolden(help.standardOutput, named: "help")
  }

  @Test func aNameThatIsNoWidgetsIsSaid() async throws {
    let shop = CountedShop()
    try await shop.line("orders") { $0.hasPrefix("answer") }
    let outcome = try await Program.status().run(
      ["-p", "CountedWidgets", "orders", "nosuch"], environment: shop.environment)
    #expect(outcome.ending == .exited(1))
    #expect(outcome.standardOutput == "answer 1  no widget nosuch\n")
    #expect(
      outcome.standardError.hasPrefix(
        "widgettui-status: unknown widget 'nosuch', neither on a board that was opened nor as "
          + "a kind; there are: "))
    if let host = try shop.host { kill(host, SIGTERM) }
  }

  @Test func tmuxShowsItBothWays() async throws {
    let shop = CountedShop()
    let status = try Program.status().path
    for line in ["-f tmux orders", "-F -f tmux orders"] {
      let server = TmuxServer()
      let client = try await TmuxSession(
        [
          "tmux", "-u", "-S", server.socket, "-f", "/dev/null", "new-session", "cat", ";", "set",
          "-g", "status-interval", "1",
        ], columns: 60, rows: 6, environment: shop.environment.merging(["TMUX": nil]) { $1 })
      try await client.waitFor(.seconds(10)) { $0.contains("[0]") }
      try await server.run([
        "set", "-g", "status-right", "#(exec \(status) -p CountedWidgets \(line))",
      ])
      let screen = try await client.waitFor(.seconds(15)) { $0.contains("answer") }
      #expect(screen.contains("answer 1"))
      try await server.run(["kill-server"])
    }
    #expect(try shop.calls(of: "orders") == 1)
    if let host = try shop.host { kill(host, SIGTERM) }
  }

  /// A line of a widget that a dashboard has read draws that reading, and asks nobody.
  @Test func besideADashboard() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try folder.write(
      "board.yaml",
      """
      widgets:
        value: {kind: metric, source: {shell: "echo x >>calls; wc -l <calls", allow: {write: .}}, every: 1h}
      pages: {Home: [value]}
      """)
    let session = try await folder.dashboard("board.yaml", columns: 40, rows: 8)
    try await session.waitFor(.seconds(20)) { $0.contains("│ 1 ") }
    let line = try await Program.status().run(
      ["value"], environment: folder.environment, directory: folder.path)
    #expect(line.standardOutput == "Value 1\n")
    #expect(try TextFile.read("\(folder.path)/calls") == "x\n")
  }

  @Test func followsUntilNobodyReads() async throws {
    let shop = CountedShop(every: 1)
    let status = try Program.status().path
    let outcome = try await Program("sh").run(
      ["-c", "\(status) -p CountedWidgets --follow orders | head -n 3; echo end"],
      environment: shop.environment, timeout: .seconds(30))
    let lines = outcome.standardOutput.split(separator: "\n")
    try #require(lines.count == 4 && lines[3] == "end")
    // `run` ends only when nothing holds its output open: the line's process has ended too.
    #expect(lines[0] == "orders: not read yet")
    #expect(lines[1].hasPrefix("answer") && lines[2].hasPrefix("answer") && lines[1] != lines[2])
    if let host = try shop.host { kill(host, SIGTERM) }
  }

  @Test func theHostEndsWhenNobodyWantsAnything() async throws {
    let shop = CountedShop()
    let outcome = try await shop.run("host")
    #expect(outcome == .init(ending: .exited(0), standardOutput: "", standardError: ""))
    #expect(try shop.calls.isEmpty)
  }
}
