import Testing

@testable import WidgetLayout

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

  /// A value of 70 is normal where 80 is a warning: between the two colours it must not look like one.
  @Test func whatLiesBetweenTwoLevelsIsTheMilderOne() throws {
    var theme = Theme(name: "")
    let colors: [(Role, RGB, ANSIColor)] = [
      (.accent, RGB(0x4080ff), .blue), (.good, RGB(0x40c060), .green),
      (.warn, RGB(0xe0c040), .yellow), (.bad, RGB(0xff5050), .red),
    ]
    for (role, color, fallback) in colors { theme[role] = .rgb(color, fallback: fallback) }
    let rising = LevelRamp([
      .init(0, .role(.accent)), .init(48, .role(.good)), .init(80, .role(.warn)),
    ])
    let falling = LevelRamp([.init(10, .role(.bad)), .init(20, .role(.warn))])
    let values = [(rising, 20.0, Role.accent), (rising, 70, .good), (falling, 12, .warn)]
    for (ramp, value, role) in values {
      let paint = try #require(ramp.paint(of: value))
      func color(_ paint: Paint, _ depth: ColorDepth) -> TerminalColor {
        Style(foreground: paint).resolved(in: theme, at: depth).foreground
      }
      for depth in [ColorDepth.ansi16, .indexed256] {
        #expect(color(paint, depth) == color(.role(role), depth), "\(value) at \(depth)")
      }
      #expect(color(paint, .trueColor) != color(.role(role), .trueColor))
      #expect(
        color(paint.opacity(0.5), .indexed256) == color(Paint.role(role).opacity(0.5), .indexed256))
    }
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
