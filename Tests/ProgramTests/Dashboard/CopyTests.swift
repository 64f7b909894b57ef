import FoundationEssentials
import TestServers
import Testing
import WidgetTesting

/// Copying to the terminal's clipboard, by OSC 52.
@Suite(.fewAtOnce)
struct CopyTests {
  private static let board = """
    widgets:
      note: {kind: text, title: Note, source: {run: [printf, 'first\\nsecond']}}
    pages: {Home: [note]}
    """

  @Test func theTerminalIsSentTheWords() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try folder.write("board.yaml", Self.board)
    let terminal = try await PseudoTerminal(
      [try Program.widgettui().path, "board.yaml"], environment: folder.environment,
      directory: folder.path)
    try await terminal.waitFor(.seconds(30)) { $0.contains("second") }
    terminal.write("\ty")
    let words = Data("first\nsecond".utf8).base64EncodedString()
    try await terminal.waitFor(.seconds(10)) {
      $0.contains("\u{1B}]52;c;\(words)\u{7}") && $0.contains("2 rows of Note")
    }
    terminal.write("q")
    #expect(try await terminal.wait() == 0)
  }

  @Test func aTerminalWithoutClipboardIsSentNothing() async throws {
    let terminal = try await PseudoTerminal.dashboard(terminal: "linux")
    terminal.write("\ty")
    try await terminal.waitFor(.seconds(10)) { $0.contains("has no clipboard") }
    terminal.write("q")
    #expect(try await terminal.wait() == 0)
    #expect(!terminal.output.contains("]52;"))
  }

  /// tmux takes what its programs copy where `set-clipboard` is on.
  @Test func tmuxTakesIt() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try folder.write("board.yaml", Self.board)
    let session = try await folder.dashboard("board.yaml")
    try await session.server.run(["set-option", "-s", "set-clipboard", "on"])
    try await session.waitFor(.seconds(30)) { $0.contains("second") }
    try await session.send("Tab", "y")
    try await session.waitFor(.seconds(10)) { $0.contains("2 rows of Note") }
    #expect(try await session.server.run(["show-buffer"]) == "first\nsecond")
  }
}
