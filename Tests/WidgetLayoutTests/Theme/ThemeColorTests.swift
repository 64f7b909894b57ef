import Testing
import WidgetLayout

@Suite struct ThemeColorTests {
  @Test(
    arguments: [
      (ThemeColor.terminal, [.terminal, .terminal, .terminal, .terminal]),
      (.ansi(.brightRed), [.terminal, .index(9), .index(9), .index(9)]),
      (
        .rgb(RGB(0x6cb6d9), fallback: .cyan),
        [
          .terminal, .index(6), .index(74), .rgb(RGB(0x6cb6d9)),
        ]
      ),
    ] as [(ThemeColor, [TerminalColor])])
  func resolved(color: ThemeColor, expected: [TerminalColor]) {
    #expect(ColorDepth.allCases.map { color.resolved(at: $0) } == expected)
  }

  @Test func names() {
    for color in ANSIColor.allCases { #expect(ANSIColor(name: color.name) == color) }
    for role in Role.allCases {
      #expect(role.name == "\(role)")
      #expect(Role(name: role.name) == role)
    }
    #expect(ANSIColor.brightBlack.name == "bright-black")
    #expect(ANSIColor(name: "brightBlack") == nil)
  }
}
