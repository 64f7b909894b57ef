import Testing
import WidgetLayout

@testable import WidgetTUI

/// Tests of the terminfo entries that are tried.
@Suite struct TerminalTypeTests {
  /// The type, the value of `COLORTERM`, and the entries.
  @Test(arguments: [
    ("xterm-256color", nil, ["xterm-256color"]),
    ("xterm-256color", "yes", ["xterm-256color"]),
    ("xterm-256color", "truecolor", ["xterm-direct", "xterm-256color"]),
    (
      "xterm-kitty", "24bit", ["xterm-kitty-direct", "kitty-direct", "xterm-direct", "xterm-kitty"]
    ),
    ("screen-256color", "truecolor", ["screen-direct", "tmux-direct", "screen-256color"]),
    ("xterm-direct", "truecolor", ["xterm-direct"]),
  ])
  func candidates(type: String, colorTerm: String?, expected: [String]) {
    #expect(TerminalType.candidates(type: type, limit: nil, colorTerm: colorTerm) == expected)
    // Fewer colours need no direct ones.
    #expect(TerminalType.candidates(type: type, limit: .ansi16, colorTerm: colorTerm) == [type])
  }

  @Test(arguments: [
    (-1, ColorDepth.none), (0, .none), (2, .none), (8, .ansi16), (16, .ansi16), (88, .ansi16),
    (256, .indexed256), (32_767, .indexed256), (1 << 24, .trueColor),
  ])
  func depths(colors: Int, expected: ColorDepth) {
    #expect(ColorDepth(colors: colors) == expected)
  }
}
