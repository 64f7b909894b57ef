import TestServers
import Testing
import WidgetTesting

/// Tests of pictures and screens for terminals that lack characters.
@Suite(.fewAtOnce)
struct GlyphTests {
  private let folder = BoardFolder()

  private func board(_ more: String = "") throws {
    try folder.write(
      "board.yaml",
      """
      \(more)
      widgets:
        todo: {kind: list, source: {file: todo.json}}
        day: {kind: text, source: {file: day}}
      pages:
        Home: [todo day]
      """)
    try folder.write("todo.json", #"[{"title": "Zürich", "done": true}, {"title": "Teapot"}]"#)
    try folder.write("day", "⣀⡠⠔⠊ ▁▄█ ▲ 4 · …\n")
  }

  private func picture(_ arguments: String..., environment: [String: String] = [:]) async throws
    -> String
  {
    let outcome = try await Program.widgettui().run(
      ["snapshot", "board.yaml", "--size", "40x11"] + arguments,
      environment: folder.environment.merging(environment) { $1 }, directory: folder.path,
      timeout: .seconds(20))
    #expect(outcome.ending == .exited(0), "\(outcome.standardError)")
    // Without the status row, which names the machine, and without the time of the reading.
    let rows = outcome.standardOutput.split(separator: "\n").dropLast()
    return rows.joined(separator: "\n").replacing(/\d\d:\d\d:\d\d/, with: "00:00:00") + "\n"
  }

  @Test(arguments: ["unicode", "nerd", "blocks", "console", "ascii"])
  func eachSet(name: String) async throws {
    try board()
    try expectGolden(try await picture("--glyphs", name), named: name)
  }

  @Test func theLocaleChooses() async throws {
    try board()
    let ascii = try await picture("--glyphs", "ascii")
    #expect(try await picture(environment: ["LC_ALL": "C"]) == ascii)
    #expect(try await picture(environment: ["LC_ALL": "C.UTF-8"]) != ascii)
    #expect(
      try await picture(environment: ["LC_ALL": "", "LANG": "C.UTF-8", "TERM": "linux"])
        == picture("--glyphs", "console"))
  }

  /// A terminal that takes no UTF-8 has commands among the bytes of letters.
  @Test(arguments: [
    ["board.yaml"], ["snapshot", "board.yaml"], ["snapshot", "--accessible", "board.yaml"],
    ["status", "-b", "board.yaml", "--follow", "day"], ["try", "--", "cat", "day"],
  ])
  func aTerminalWithoutUTF8GetsASCIIAlone(_ arguments: [String]) async throws {
    try board()
    try folder.write("day", "Ý0;PWNEDÜ日e\u{301}\n")
    let isStatus = arguments[0] == "status"
    if isStatus { _ = try await folder.run("tmux", "--board", "board.yaml") }
    let program = isStatus ? try Program.status().path : try Program.widgettui().path
    let terminal = try await PseudoTerminal(
      [program] + arguments.dropFirst(isStatus ? 1 : 0),
      environment: folder.environment.merging(["LC_ALL": "C"]) { $1 },
      directory: folder.path)
    let shown = "Y0;PWNEDU"
    try await terminal.waitFor { $0.contains(shown) }
    if arguments == ["board.yaml"] {
      // Other sets have no other letters there.
      terminal.write("g")
      try await terminal.waitFor { $0.contains("characters are now ascii") }
      terminal.write("q")
    }
    if isStatus { terminal.write("\u{3}") }
    _ = try await terminal.wait(.seconds(20))
    folder.endHost()
    #expect(terminal.transcript.allSatisfy { $0 < 0x80 }, "\(terminal.output)")
  }

  @Test func theBoardChooses() async throws {
    try board()
    let blocks = try await picture("--glyphs", "blocks")
    let ascii = try await picture("--glyphs", "ascii")
    try board("glyphs: blocks")
    #expect(try await picture() == blocks)
    #expect(try await picture("--glyphs", "ascii") == ascii)
    try board("glyphs: dots")
    let outcome = try await folder.run("check", "board.yaml")
    #expect(
      outcome.standardError.contains(
        "unknown set of glyphs 'dots'") && outcome.standardError.contains("blocks"))
  }

  @Test func theTerminalShowsThem() async throws {
    try board("glyphs: ascii")
    let session = try await folder.dashboard("board.yaml", columns: 40, rows: 11)
    let screen = try await session.waitFor(.seconds(20)) {
      $0.contains("Teapot") && $0.contains("4 .")
    }
    #expect(screen.contains("+ Todo -") && screen.contains("v Zürich"), "\(screen)")
    #expect(!screen.contains("│"))
  }
}
