import Glibc
import TestServers
import Testing
import WidgetTesting

/// Tests of `doctor` on a terminal and without one.
@Suite(.fewAtOnce)
struct DoctorTests {
  private let folder = BoardFolder()

  @Test func withoutATerminalItSaysSo() async throws {
    let outcome = try await folder.run("doctor")
    #expect(outcome.ending == .exited(0), "\(outcome.standardOutput)")
    #expect(
      outcome.standardOutput.hasPrefix(
        """
        warn  terminal: none: standard input and output are not a terminal
              Run widgettui doctor in the terminal in question, without a pipe.

        """))
    for part in ["locale", "sandbox", "state", "host"] {
      #expect(outcome.standardOutput.contains(" \(part): "), "\(part)")
    }
  }

  @Test func aSecretThatOthersReadFails() async throws {
    try folder.write(
      "board.yaml",
      """
      secrets: {shop: {file: token}, gone: {file: nowhere}}
      widgets:
        orders: {kind: text, source: {file: day}}
      pages:
        Home: [orders]
      """)
    try folder.write("token", "sesame")
    chmod("\(folder.path)/token", 0o644)
    let outcome = try await folder.run("doctor", "board.yaml")
    #expect(outcome.ending == .exited(1))
    let path = "\(folder.path)/token"
    #expect(
      outcome.standardOutput.contains(
        "fail  secrets: shop: others may read or write \(path)\n      Run: chmod 600 \(path)\n"))
    #expect(
      outcome.standardOutput.contains("fail  secrets: gone: \(folder.path)/nowhere: No such file"))
    #expect(!outcome.standardOutput.contains("sesame"))
    chmod(path, 0o600)
    let json = try await folder.run("doctor", "board.yaml", "--json")
    #expect(
      json.standardOutput.contains(#""words" : "\#(path) is readable by its owner alone""#)
        || json.standardOutput.contains("is readable by its owner alone"))
    #expect(json.standardOutput.hasPrefix("[\n"))
  }

  @Test func itAsksTheTerminal() async throws {
    let terminal = try await PseudoTerminal(
      [try Program.widgettui().path, "doctor"], environment: folder.environment)
    terminal.write("\u{1B}[?2026;2$y\u{1B}]11;rgb:ff/ff/ff\u{7}\u{1B}[?62;4c")
    #expect(try await terminal.wait(.seconds(20)) == 0)
    let output = terminal.output
    #expect(output.contains("background: light, as it tells"))
    #expect(output.contains("frames are shown whole"))
    #expect(output.contains("drawn in cells, as it does not tell their pixels"))
    #expect(terminal.modes == .cooked)
  }

  @Test func inTmuxItLooksAtTmux() async throws {
    let session = try await TmuxSession(
      ["sh", "-c", "\(try Program.widgettui().path) doctor; sleep 20"], columns: 120, rows: 50,
      environment: folder.environment)
    let screen = try await session.waitFor(.seconds(20)) { $0.contains("host: lease") }
    #expect(screen.contains("tmux: escape-time") && screen.contains("tmux: default-terminal"))
    #expect(screen.contains("widths: wide, emoji"), "\(screen)")
  }

  /// A question that only other terminals understand is a new title to tmux and to screen.
  @Test(
    arguments: ["doctor", "board.yaml"], ["tmux-256color", "screen-256color", "xterm-256color"])
  func aPanesTitleStays(argument: String, type: String) async throws {
    try folder.write("board.yaml", "widgets: {a: {kind: text, text: here}}\n")
    let program = try Program.widgettui().path
    let session = try await TmuxSession(
      ["sh", "-c", "printf '\\033]2;mine\\033\\\\'; \(program) \(argument); sleep 20"],
      terminal: type, environment: folder.environment, directory: folder.path)
    try await session.waitFor(.seconds(20)) {
      $0.contains("host: lease") || $0.contains("here")
    }
    #expect(try await session.value("pane_title") == "mine")
    try await session.send("q")
  }
}
