import CNcurses
import Testing
import WidgetLayout

@testable import WidgetTUI

/// Tests of styles as ncurses' attributes; colour pairs need a terminal.
@MainActor
@Suite struct TerminalPaletteTests {
  /// Returns the look of a style on a terminal, in a theme whose accent is a colour.
  private func look(
    _ style: Style, accent: ThemeColor = .ansi(.red), _ depth: ColorDepth = .indexed256,
    hasOnlyEight: Bool = false
  ) -> TerminalPalette.Look {
    var grid = CellGrid(size: Size(width: 1, height: 1))
    let number = grid.number(of: style)
    var theme = Theme(name: "plain")
    theme[.accent] = accent
    var palette = TerminalPalette(theme: theme, depth: depth, hasOnlyEight: hasOnlyEight)
    return palette.look(of: number, in: grid)
  }

  private let text = Style(foreground: .role(.accent))
  private let ground = Style(background: .role(.accent))

  nonisolated static let bits: [(Style.Attributes, Int)] = [
    ([], 0), (.bold, NC_BOLD), (.dim, NC_DIM), (.italic, NC_ITALIC), (.underline, NC_UNDERLINE),
    (.reverse, NC_REVERSE), ([.bold, .underline], NC_BOLD | NC_UNDERLINE),
  ]

  @Test(arguments: bits)
  func attributes(_ attributes: Style.Attributes, _ expected: Int) {
    #expect(look(Style(attributes: attributes)).attributes == Int32(expected))
  }

  nonisolated static let bright: [(ANSIColor, Int)] = [
    (.red, 0), (.brightRed, NC_BOLD), (.brightWhite, NC_BOLD), (.brightBlack, NC_DIM),
  ]

  /// Eight colours have bright ones as bold, and grey as dim white.
  @Test(arguments: bright)
  func brightColoursOfEight(_ color: ANSIColor, _ expected: Int) {
    let eight = look(text, accent: .ansi(color), .ansi16, hasOnlyEight: true)
    #expect(eight.attributes == Int32(expected))
    #expect(look(text, accent: .ansi(color), .ansi16).attributes == 0)
  }

  /// Of a space only the ground is seen, unless it is underlined or reversed.
  @Test func theGroundOfASpace() {
    #expect(look(.plain).ground == -1)
    #expect(look(ground, accent: .ansi(.blue)).ground == Int32(ANSIColor.blue.rawValue))
    #expect(look(Style(attributes: .underline)).ground == nil)
    #expect(look(Style(attributes: .reverse)).ground == nil)
  }

  nonisolated static let direct: [(ThemeColor, Int)] = [
    (.rgb(RGB(0x123456), fallback: .blue), 0x123456), (.rgb(RGB(3), fallback: .blue), 8),
    (.ansi(.red), 1),
    (.ansi(.brightRed), Int(ANSIColor.brightRed.typical.value)),
  ]

  /// Direct colours have numbers of their own, the first eight of which are the palette's.
  @Test(arguments: direct)
  func directColours(_ color: ThemeColor, _ number: Int) {
    #expect(look(ground, accent: color, .trueColor).ground == Int32(number))
  }

  @Test func eightColoursHaveNoBrightGround() {
    func number(_ color: ANSIColor) -> Int32? {
      look(ground, accent: .ansi(color), .ansi16, hasOnlyEight: true).ground
    }
    #expect(number(.brightBlue) == Int32(ANSIColor.blue.rawValue))
    #expect(number(.brightBlack) == Int32(ANSIColor.white.rawValue))
  }

  @Test func withoutColoursOnlyAttributesAreLeft() {
    let style = Style(
      foreground: .role(.accent), background: .role(.accent), attributes: .bold)
    let look = look(style, .none)
    #expect(look.attributes == Int32(NC_BOLD))
    #expect(look.pair == 0)
    #expect(look.ground == -1)
  }
}
