import TestServers
import Testing

/// What a dashboard asks its terminal before the first frame, and what it does with the answers.
@Suite(.fewAtOnce)
struct TerminalAnswerTests {
  private static let attributes = "\u{1B}[?62;22c"
  private static let isLight = "\u{1B}]11;rgb:fafa/fafa/fafa\u{1B}\\"

  /// Returns a dashboard on a terminal that has answered before it was asked.
  private func dashboard(
    _ answers: String, _ arguments: String..., environment: [String: String?] = [:]
  ) async throws -> PseudoTerminal {
    let terminal = try await PseudoTerminal(
      [try Program.widgettui().path] + Atlas.frozen + arguments,
      environment: Atlas.environment.merging(environment) { $1 })
    terminal.write(answers + Self.attributes)
    try await terminal.waitFor(.seconds(20)) { $0.contains("CPU") && $0.contains("09:26:01") }
    return terminal
  }

  private func colors(of theme: String) async throws -> Set<ColoredText.Color> {
    ColoredText(
      try await Atlas.picture(
        "--size", "80x24", "--format", "ansi", "--color", "256", "--theme", theme)
    ).colors
  }

  @Test func framesAreShownWholeWhereTheTerminalCan() async throws {
    let terminal = try await dashboard("\u{1B}[?2026;2$y")
    terminal.write("q")
    #expect(try await terminal.wait() == 0)
    let output = terminal.output
    let (begins, ends) = (output.ranges(of: "\u{1B}[?2026h"), output.ranges(of: "\u{1B}[?2026l"))
    #expect(!begins.isEmpty && begins.count == ends.count)
    for (begin, end) in zip(begins, ends) { #expect(begin.upperBound < end.lowerBound) }
    #expect(terminal.leftovers == [])
  }

  /// The blocks of a Unicode that the C library does not know.
  private static func hasOctants(_ output: String) -> Bool {
    output.unicodeScalars.contains { (0x1CD00...0x1CDE5).contains($0.value) }
  }
  private static func hasBraille(_ output: String) -> Bool {
    output.unicodeScalars.contains { (0x2800...0x28FF).contains($0.value) }
  }

  @Test func chartsAreInOctantsWhereTheTerminalDrawsThem() async throws {
    let terminal = try await dashboard("\u{1B}P>|kitty(0.41.1)\u{1B}\\")
    #expect(Self.hasOctants(terminal.output) && !Self.hasBraille(terminal.output))
    // Each character has taken one column: what follows stands where it stands in braille.
    let other = try await dashboard("\u{1B}P>|kitty(0.26.5)\u{1B}\\")
    #expect(!Self.hasOctants(other.output) && Self.hasBraille(other.output))
    // The terminal echoes the answers that it was sent before the program began.
    let (octants, braille) = (
      terminal.output.replacing("0.41.1", with: ""), other.output.replacing("0.26.5", with: "")
    )
    let pairs = zip(octants.unicodeScalars, braille.unicodeScalars)
    #expect(pairs.allSatisfy { Self.hasBraille(String($1)) || $0 == $1 })
    let chosen = try await dashboard("\u{1B}P>|kitty(0.41.1)\u{1B}\\", "--glyphs", "unicode")
    #expect(!Self.hasOctants(chosen.output) && Self.hasBraille(chosen.output))
  }

  @Test func whatTheTerminalDoesNotHaveItDoesNotGet() async throws {
    let terminal = try await dashboard("\u{1B}[?2026;0$y\u{1B}[?2031;0$y")
    terminal.write("q")
    #expect(try await terminal.wait() == 0)
    #expect(!terminal.output.contains("\u{1B}[?2026h"))
    #expect(!terminal.output.contains("\u{1B}[?2031h"))
    #expect(!terminal.output.contains("38;2;"))
  }

  @Test func theFirstFrameHasTheRightTheme() async throws {
    let terminal = try await dashboard(Self.isLight)
    #expect(ColoredText(terminal.output).colors.isSubset(of: try await colors(of: "light")))
  }

  @Test func aChangeOfTheThemeIsFollowed() async throws {
    let terminal = try await dashboard("\u{1B}[?2031;2$y")
    #expect(terminal.output.contains("\u{1B}[?2031h"))
    var before = terminal.output.count
    terminal.write("\u{1B}[?997;2n")
    try await terminal.waitFor { $0.dropFirst(before).contains("\u{1B}]11;?") }
    before = terminal.output.count
    terminal.write(Self.isLight)
    try await terminal.waitFor { $0.dropFirst(before).contains("09:26") }
    let shown = ColoredText(terminal.output.dropFirst(before)).colors
    #expect(shown.isSubset(of: try await colors(of: "light")))
    terminal.write("q")
    #expect(try await terminal.wait() == 0)
    let output = terminal.output
    let last = try #require(output.ranges(of: "\u{1B}[?2031l").last)
    #expect(output.ranges(of: "\u{1B}[?2031h").allSatisfy { $0.lowerBound < last.lowerBound })
  }

  @Test func aThemeOfTheBoardIsNotChanged() async throws {
    let terminal = try await dashboard("\u{1B}[?2031;2$y", "--theme", "nord")
    let before = terminal.output.count
    terminal.write("\u{1B}[?997;2n")
    try await Task.sleep(for: .milliseconds(100))
    #expect(!terminal.output.dropFirst(before).contains("\u{1B}]11"))
  }

  /// The entries with 24-bit colour are in a package that is not always there.
  @Test(arguments: [
    ("\u{1B}P1$r0;48:2::1:2:3m\u{1B}\\", [:]), ("", ["COLORTERM": "truecolor"]),
    ("", ["TERM": "xterm-kitty", "TERMINFO_DIRS": "/lib/terminfo:/usr/share/terminfo"]),
    ("", ["TERM": "xterm", "COLORTERM": "24bit"]),
  ])
  func twentyFourBitsAreSentWithoutAnEntryForThem(
    answer: String, variables: [String: String]
  ) async throws {
    let environment = ["TERMINFO_DIRS": "/lib/terminfo"].merging(variables) { $1 }
    let terminal = try await dashboard(answer, "--theme", "nord", environment: environment)
    let picture = try await Atlas.picture(
      "--size", "80x24", "--format", "ansi", "--color", "true", "--theme", "nord")
    #expect(ColoredText(terminal.output).colors == ColoredText(picture).colors)
    terminal.write("q")
    #expect(try await terminal.wait() == 0)
    #expect(terminal.leftovers == [])
  }

  @Test func whatIsTypedBeforeTheFirstFrameIsAKey() async throws {
    let terminal = try await dashboard("?")
    try await terminal.waitFor { $0.contains("this help") }
  }
}
