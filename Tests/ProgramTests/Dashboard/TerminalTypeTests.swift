import TestServers
import Testing

/// Tests of terminals of all kinds, and of the bytes sent to them.
@Suite(.fewAtOnce)
struct TerminalTypeTests {
  @Test(arguments: [
    "xterm", "xterm-256color", "screen-256color", "tmux-256color", "vt100", "linux", "xterm-direct",
  ])
  func startsAndDraws(type: String) async throws {
    let terminal = try await PseudoTerminal.dashboard(terminal: type)
    terminal.write("q")
    #expect(try await terminal.wait() == 0)
    #expect(terminal.modes == .cooked)
  }

  /// On a terminal without a second screen the picture remains, and the next output is not written
  /// over it.
  @Test(arguments: [("linux", true), ("vt100", true), ("xterm", false)])
  func whatComesNextHasItsOwnRow(type: String, keepsScreen: Bool) async throws {
    let terminal = try await PseudoTerminal.dashboard(terminal: type)
    terminal.write("q")
    #expect(try await terminal.wait() == 0)
    #expect(terminal.output.hasSuffix("\r\n") == keepsScreen)
  }

  private func colors(
    _ arguments: String..., terminal: String = "xterm-256color",
    environment: [String: String?] = [:]
  ) async throws -> Set<ColoredText.Color> {
    let terminal = try await PseudoTerminal(
      [try Program.widgettui().path] + Atlas.frozen + arguments, terminal: terminal,
      environment: Atlas.environment.merging(environment) { $1 })
    try await terminal.waitFor(.seconds(20)) { $0.contains("09:26:01") }
    return ColoredText(terminal.output).colors
  }

  @Test func noColorIsHonoured() async throws {
    #expect(try await colors(environment: ["NO_COLOR": "1"]) == [])
    #expect(try await colors("--color", "none") == [])
    #expect(try await colors(terminal: "vt100") == [])
    #expect(try await colors(environment: ["NO_COLOR": ""]) != [])
    #expect(try await colors("--color", "256", environment: ["NO_COLOR": "1"]) != [])
  }

  @Test func depthIsTheTerminals() async throws {
    let usual = try await colors()
    #expect(usual.contains { if case .indexed(16..., _) = $0 { true } else { false } })
    for colors in [
      try await colors(terminal: "xterm"), try await colors(terminal: "linux"),
      try await colors("--color", "16"),
    ] {
      #expect(!colors.isEmpty)
      for color in colors {
        switch color {
        case .ansi: break
        case .indexed(let index, _): #expect(index < 16)
        case .rgb: Issue.record("\(color)")
        }
      }
    }
    // Not all have a variant for 24 bits that is named after them.
    for terminal in ["xterm-256color", "xterm-kitty", "xterm-color", "screen-256color"] {
      let direct = try await colors(
        "--theme", "nord", terminal: terminal, environment: ["COLORTERM": "truecolor"])
      #expect(direct.contains { if case .rgb = $0 { true } else { false } }, "\(terminal)")
    }
  }

  /// The terminal has the same colours as a picture.
  @Test(arguments: ["default", "light", "nord"])
  func colorsAreTheSnapshots(theme: String) async throws {
    let picture = try await Atlas.picture(
      "--size", "80x24", "--format", "ansi", "--color", "256", "--theme", theme)
    #expect(try await colors("--theme", theme) == ColoredText(picture).colors)
  }
}
