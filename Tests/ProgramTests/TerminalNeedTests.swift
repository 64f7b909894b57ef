import TestServers
import Testing

/// The messages of `run` when it cannot draw.
@Suite(.fewAtOnce)
struct TerminalNeedTests {
  private let noTerminal = """
    widgettui: standard input and output are not a terminal, and the dashboard needs one.
    For a picture as text use: widgettui snapshot

    """

  @Test(arguments: [[], ["run"], ["run", "--theme", "nord"]])
  func noTerminalAtAll(line: [String]) async throws {
    let outcome = try await Program.widgettui().run(line, environment: Atlas.environment)
    #expect(outcome.ending == .exited(2))
    #expect(outcome.standardOutput == "")
    #expect(outcome.standardError == noTerminal)
  }

  @Test(arguments: [">/dev/null", "</dev/null", ">&-", "<&-"])
  func halfATerminal(redirection: String) async throws {
    let program = try Program.widgettui().path
    let terminal = try await PseudoTerminal(["sh", "-c", "\(program) \(redirection)"])
    #expect(try await terminal.wait() == 2)
    #expect(terminal.output == noTerminal.replacing("\n", with: "\r\n"))
    #expect(terminal.modes == .cooked)
  }

  @Test func unknownTerminalIsNamed() async throws {
    let terminal = try await PseudoTerminal(
      [try Program.widgettui().path], terminal: "no-such-terminal")
    #expect(try await terminal.wait() == 2)
    #expect(
      terminal.output.replacing("\r\n", with: "\n") == """
        widgettui: terminfo does not know how to draw on a terminal of type \
        'no-such-terminal' (TERM).
        Install its description (Debian: ncurses-term), or name a similar type: \
        TERM=xterm-256color widgettui

        """)
    #expect(terminal.modes == .cooked)
  }

  @Test(arguments: ["dumb", ""])
  func terminalWithoutACursorIsRefused(type: String) async throws {
    let terminal = try await PseudoTerminal([try Program.widgettui().path], terminal: type)
    #expect(try await terminal.wait() == 2)
    #expect(terminal.output.contains("TERM=xterm-256color widgettui"))
    #expect(terminal.output.contains("widgettui snapshot") == (type == "dumb"))
    #expect(!terminal.output.contains("\u{1B}"))
  }

  @Test func terminalWithoutATypeIsTold() async throws {
    let program = try Program.widgettui().path
    let terminal = try await PseudoTerminal(["env", "-u", "TERM", program])
    #expect(try await terminal.wait() == 2)
    #expect(
      terminal.output.replacing("\r\n", with: "\n") == """
        widgettui: TERM is not set, so it is not known how to draw on this terminal.
        Set it to the terminal's type, for example: TERM=xterm-256color widgettui

        """)
  }
}
