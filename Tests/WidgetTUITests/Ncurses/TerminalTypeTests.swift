import Testing
import WidgetLayout

@testable import WidgetTUI

/// Tests of what says that a terminal takes 24-bit colour, and of its terminfo entries.
@Suite struct TerminalTypeTests {
  private func reason(
    _ type: String, _ variables: [String: String] = [:], terminfo: Bool = false,
    answer: String = ""
  ) -> TerminalType.TrueColor? {
    TerminalType.trueColor(
      type: type, answers: TerminalAnswers(Array(answer.utf8)),
      environment: { variables[$0] }, terminfo: { _ in terminfo })
  }

  @Test func nothingSaysSo() {
    #expect(reason("xterm-256color") == nil)
    #expect(reason("xterm-256color", ["COLORTERM": "yes"]) == nil)
    #expect(reason("xterm-256color", ["TERM_PROGRAM": "Apple_Terminal"]) == nil)
    #expect(reason("xterm-256color", answer: "\u{1B}P1$r0m\u{1B}\\\u{1B}[?62c") == nil)
  }

  @Test(arguments: ["truecolor", "24bit"])
  func theVariableSaysSo(value: String) {
    #expect(reason("xterm", ["COLORTERM": value]) == .environment("COLORTERM"))
    #expect(reason("tmux-256color", ["COLORTERM": value]) == .environment("COLORTERM"))
    // Screen leaves it as it was outside.
    #expect(reason("screen-256color", ["COLORTERM": value, "STY": "1.pts"]) == nil)
  }

  @Test func theTerminalIsKnown() {
    #expect(reason("xterm-kitty") == .type)
    #expect(reason("foot-extra") == .type)
    #expect(reason("xterm-256color", ["TERM_PROGRAM": "WezTerm"]) == .environment("TERM_PROGRAM"))
    // The variable is that of the terminal outside.
    #expect(reason("tmux-256color", ["TERM_PROGRAM": "WezTerm"]) == nil)
    #expect(reason("xterm-256color", terminfo: true) == .terminfo)
  }

  @Test(arguments: ["48:2:1:2:3", "0;48:2::1:2:3", "0;48;2;1;2;3", "48:2:1:1:2:3"])
  func itRepeatsTheColor(style: String) {
    #expect(reason("xterm-256color", answer: "\u{1B}P1$r\(style)m\u{1B}\\") == .answer)
  }

  @Test(arguments: [
    ("xterm-256color", ["xterm-direct"]),
    ("xterm-kitty", ["xterm-kitty-direct", "kitty-direct", "xterm-direct"]),
    ("screen-256color", ["screen-direct", "tmux-direct"]),
  ])
  func directTypes(type: String, expected: [String]) {
    #expect(TerminalType.directTypes(of: type) == expected)
  }

  @Test(arguments: [
    (-1, ColorDepth.none), (0, .none), (2, .none), (8, .ansi16), (16, .ansi16), (88, .ansi16),
    (256, .indexed256), (32_767, .indexed256), (1 << 24, .trueColor),
  ])
  func depths(colors: Int, expected: ColorDepth) {
    #expect(ColorDepth(colors: colors) == expected)
  }

  @Test func aTerminalInsideAnother() {
    func isInner(_ type: String, _ program: String? = nil) -> Bool {
      TerminalType.isInner(type) { $0 == "TERM_PROGRAM" ? program : nil }
    }
    #expect(isInner("tmux-256color") && isInner("screen"))
    #expect(isInner("xterm-256color", "tmux"))
    #expect(!isInner("xterm-kitty") && !isInner("xterm-256color", "WezTerm"))
    #expect(!TerminalProbe.pixels(isInner: true).contains("\u{1B}_"))
    #expect(TerminalProbe.pixels(isInner: false).contains("\u{1B}_G"))
  }
}
