import TestServers
import Testing

/// The question to the terminal whether it is light or dark (OSC 11), whose answer is not taken for
/// typing.
@Suite(.fewAtOnce)
struct BackgroundTests {
  private static let question = "\u{1B}]11;?\u{1B}\\"

  private func colors(of theme: String) async throws -> Set<ColoredText.Color> {
    ColoredText(
      try await Atlas.picture(
        "--size", "80x24", "--format", "ansi", "--color", "256", "--theme", theme)
    ).colors
  }

  @Test(arguments: ["\u{1B}]11;rgb:ffff/ffff/f0f0\u{1B}\\", "\u{1B}]11;rgb:ff/ff/ff\u{7}"])
  func lightAnswerSwitchesTheTheme(answer: String) async throws {
    let terminal = try await PseudoTerminal.dashboard()
    try await terminal.waitFor { $0.contains(Self.question) }
    let before = terminal.output.count
    terminal.write(answer)
    try await terminal.waitFor { $0.dropFirst(before).contains("09:26") }
    let light = try await colors(of: "light")
    let dark = try await colors(of: "default")
    let shown = ColoredText(terminal.output.dropFirst(before)).colors
    #expect(shown.isSubset(of: light))
    #expect(!shown.subtracting(dark).isEmpty)
    #expect(!terminal.output.contains("rgb:"))
    terminal.write("q")
    #expect(try await terminal.wait() == 0)
  }

  /// The answer comes in pieces, as over a slow line.
  @Test func answerInPiecesIsPutTogether() async throws {
    let terminal = try await PseudoTerminal.dashboard()
    try await terminal.waitFor { $0.contains(Self.question) }
    let before = terminal.output.count
    for piece in ["\u{1B}]", "11;rgb:ff", "ff/ffff/ffff", "\u{1B}\\"] {
      terminal.write(piece)
      try await Task.sleep(for: .milliseconds(20))
    }
    try await terminal.waitFor { $0.dropFirst(before).contains("09:26") }
    terminal.write("q")
    #expect(try await terminal.wait() == 0)
  }

  @Test func otherAnswersChangeNothing() async throws {
    let terminal = try await PseudoTerminal.dashboard()
    try await terminal.waitFor { $0.contains(Self.question) }
    let before = terminal.output.count
    for answer in [
      "\u{1B}]11;rgb:0000/1010/2020\u{1B}\\", "\u{1B}]11;rgba:ffff/ffff/ffff/ffff\u{1B}\\",
      "\u{1B}]11;rgb:zz/zz/zz\u{7}", "\u{1B}]11;rgb:\u{7}", "\u{1B}]11;\u{1B}\\",
    ] {
      terminal.write(answer)
      // That nothing is drawn shows only in time.
      try await Task.sleep(for: .milliseconds(60))
      #expect(terminal.output.count == before, "\(answer.debugDescription)")
    }
    terminal.write("?")
    try await terminal.waitFor { $0.contains("this help") }
    #expect(!terminal.output.contains("rgb"))
    terminal.write("q")
    #expect(try await terminal.wait() == 0)
  }

  @Test func themeByNameIsNotAskedFor() async throws {
    let terminal = try await PseudoTerminal.dashboard("--theme", "default", "--no-pixels")
    terminal.write("?")
    try await terminal.waitFor { $0.contains("this help") }
    // Pixels alone are mixed with the background.
    #expect(!terminal.output.contains("\u{1B}]11"))
  }

  @Test func consoleThatWouldPrintTheQuestionIsNotAsked() async throws {
    let terminal = try await PseudoTerminal.dashboard(terminal: "linux")
    terminal.write("?")
    try await terminal.waitFor { $0.contains("this help") }
    #expect(!terminal.output.contains("\u{1B}]"))
  }

  @Test func colorFGBGIsBelieved() async throws {
    let terminal = try await PseudoTerminal.dashboard(environment: ["COLORFGBG": "0;15"])
    #expect(ColoredText(terminal.output).colors == (try await colors(of: "light")))
  }
}
