import Glibc
import TestServers
import Testing
import WidgetTesting

/// Pages, stacks, conditions and lines in a board's file.
@Suite(.fewAtOnce)
struct BoardPageTests {
  private let folder = BoardFolder()

  private func snapshot(_ board: String, _ size: String = "80x20") async throws -> String {
    defer { folder.endHost() }
    try folder.write("board.yaml", board)
    let outcome = try await folder.run("snapshot", "board.yaml", "--size", size)
    #expect(outcome.standardError == "")
    return outcome.standardOutput
  }

  @Test func theDrawnShapeIsTheFamily() async throws {
    let screen = try await snapshot(
      """
      widgets:
        one: {kind: text, source: {run: [echo, one]}, every: 1h}
        two: {kind: text, source: {run: [echo, two]}, every: 1h}
        four: {kind: text, source: {run: [echo, four]}, every: 1h}
      pages:
        Home:
          - one . four four
          - two two four four
      """)
    #expect(
      screen.split(separator: "\n", omittingEmptySubsequences: false).first
        == "╭ One ─────────────╮                    ╭ Four ────────────────────────────────╮")
    let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
    let top = "╭ Two " + String(repeating: "─", count: 33) + "╮"
    #expect(lines.contains { $0.hasPrefix(top) }, "\(screen)")
  }

  @Test func whatIsNotThereLeavesItsRoom() async throws {
    let screen = try await snapshot(
      """
      widgets:
        a: {kind: text, source: {run: [echo, here]}, every: 1h}
        b: {kind: text, source: {run: [no-such-command]}, every: 1h, optional: yes}
        c: {kind: text, source: {file: gone.txt}, optional: yes}
        d: {kind: text, source: {run: [echo, elsewhere]}, every: 1h, when: {host: nowhere}}
      pages:
        Home:
          - a b
          - c d
      """)
    #expect(screen.hasPrefix("╭ A " + String(repeating: "─", count: 75) + "╮"))
    #expect(screen.contains("here"))
    #expect(!screen.contains("elsewhere"))
  }

  @Test func digitsAndLettersTurnToPages() async throws {
    defer { folder.endHost() }
    try folder.write(
      "board.yaml",
      """
      widgets:
        a: {kind: text, source: {run: [echo, first page]}, every: 1h}
        b: {kind: text, source: {run: [echo, second page]}, every: 1h}
        c: {kind: text, source: {run: [echo, a line]}, every: 1h}
      pages:
        Home: [a]
        Work:
          rows: [b]
          status: {right: [c]}
      """)
    let session = try await folder.dashboard("board.yaml")
    let first = try await session.waitFor(.seconds(20)) { $0.contains("first page") }
    #expect(first.contains("▸Home   Work"))
    #expect(!first.contains("a line"))
    try await session.type("2")
    try await session.waitFor(.seconds(20)) {
      $0.contains("second page") && $0.contains("Home   ▸Work") && $0.contains("a line")
    }
    try await session.type("n")
    try await session.waitFor(.seconds(20)) { $0.contains("▸Home   Work") }
  }

  @Test func aStatusLineFindsTheWidgetsOfABoard() async throws {
    defer { folder.endHost() }
    try folder.write(
      "board.yaml",
      """
      widgets:
        answer: {kind: metric, source: {run: [echo, "42"]}, every: 1h, unit: "%"}
      pages:
        Home: [answer]
      """)
    let tmux = try await folder.run("tmux", "answer", "--board", "board.yaml")
    #expect(tmux.standardOutput.contains("widgettui-status --follow --format tmux --board"))
    let status = try Program.status()
    let line = try await ask(for: .seconds(20), every: .milliseconds(200)) {
      let text = try await status.run(["answer"], environment: folder.environment).standardOutput
      return text.contains("42") ? text : nil
    }
    #expect(line == "Answer 42 %\n")
  }

  @Test func whatCouldNotBeReadBesidesIsSaidBelow() async throws {
    try folder.write(
      "board.yaml",
      """
      widgets:
        both: {kind: metric, source: [{run: [echo, "42"]}, {file: gone.txt}], values: [{name: a}, {name: b}]}
      pages:
        Home: [both]
      """)
    defer { folder.endHost() }
    let session = try await folder.dashboard("board.yaml")
    let screen = try await session.waitFor(.seconds(20)) { $0.contains("⚠ b: no file gone.txt") }
    #expect(screen.contains("42"))
  }

  @Test func anOptionalWidgetOfSeveralCalendarsNeedsOneOfThem() async throws {
    try folder.write(
      "board.yaml",
      """
      widgets:
        some: {kind: agenda, source: {ical: [gone.ics, day.ics]}, optional: yes}
        none: {kind: agenda, source: {ical: [gone.ics, away.ics]}, optional: yes}
      pages:
        Home: [some none]
      """)
    try folder.write("day.ics", "")
    let lines = try await folder.run("check", "board.yaml").standardOutput.split(separator: "\n")
    let hidden = lines.filter { $0.contains("not shown on this machine") }
    #expect(hidden.count == 1)
    #expect(hidden.first?.hasPrefix("none") == true)
  }

  @Test func ofTwoBoardsTheOneThatIsNamedIsMeant() async throws {
    defer { folder.endHost() }
    for name in ["first", "second"] {
      try folder.write(
        "\(name).yaml",
        """
        widgets:
          answer: {kind: text, source: {run: [echo, "of the \(name)"]}, every: 1h}
        pages:
          Home: [answer]
        """)
      _ = try await folder.run("tmux", "answer", "--board", "\(name).yaml")
    }
    let status = try Program.status()
    for name in ["first", "second"] {
      let line: String? = try await ask(for: .seconds(20), every: .milliseconds(200)) {
        let text = try await status.run(
          ["--board", "\(name).yaml", "answer"], environment: folder.environment,
          directory: folder.path
        ).standardOutput
        return text.contains("not read yet") ? nil : text
      }
      #expect(line == "of the \(name)\n")
    }
    let third = try await status.run(
      ["--board", "third.yaml", "answer"], environment: folder.environment, directory: "/")
    #expect(third.ending == .exited(1))
    #expect(
      third.standardError
        == "widgettui-status: nothing is known of the board /third.yaml: open it once, or run: "
        + "widgettui tmux --board FILE\n")
  }

  @Test func tmuxTakesTheLinesOfABoardWithAnyName() async throws {
    defer { folder.endHost() }
    let name = "it's 100% #S \"$HOME\" `b`.yaml"
    try folder.write(
      name,
      """
      widgets:
        answer: {kind: metric, source: {run: [echo, "42"]}, every: 1h, unit: "%"}
      pages:
        Home: [answer]
      """)
    let lines = try await folder.run("tmux", "answer", "--board", name).standardOutput
    // The built programs are first on the path.
    let built = [try Program.widgettui().path, try Program.status().path].map(TextFile.folder)
    let path = (built + [TextFile.environment("PATH") ?? ""]).joined(separator: ":")
    try folder.write("tmux.conf", lines + "set -g status-interval 1\n")
    let server = TmuxServer()
    let client = try await TmuxSession(
      ["tmux", "-u", "-S", server.socket, "-f", "\(folder.path)/tmux.conf", "new-session", "cat"],
      columns: 80, rows: 24,
      environment: folder.environment.merging(["TMUX": nil, "PATH": path]) { $1 })
    try await client.waitFor(.seconds(20)) { $0.contains("Answer 42 %") }
    try await client.send("C-b", "D")
    try await client.waitFor(.seconds(20)) { $0.contains("? help") }
    try await server.run(["kill-server"])
  }

  @Test func aWidgetIsReloadedByItsName() async throws {
    defer { folder.endHost() }
    try folder.write(
      "board.yaml",
      """
      widgets:
        lines: {kind: text, source: {shell: "echo >>log; wc -l <log", allow: {write: .}}, every: 1h}
        other: {kind: text, source: {shell: "echo >>log2; wc -l <log2", allow: {write: .}}, every: 1h}
      pages:
        Home: [lines other]
      """)
    let session = try await folder.dashboard("board.yaml")
    func log(_ name: String) -> String? { try? TextFile.read("\(folder.path)/\(name)") }
    try await session.waitFor(.seconds(20)) { _ in log("log") == "\n" && log("log2") == "\n" }
    #expect(try await folder.run("reload", "lines").ending == .exited(0))
    try await session.waitFor(.seconds(20)) { _ in log("log") == "\n\n" }
    #expect(log("log2") == "\n")
    let none = try await folder.run("reload", "liens")
    #expect(none.ending == .exited(2))
    #expect(
      none.standardError.hasPrefix(
        "widgettui: unknown widget 'liens', did you mean 'lines'?; widgets: lines, other, "))
  }
}
