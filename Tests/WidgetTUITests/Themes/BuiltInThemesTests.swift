import Testing
import WidgetLayout

@testable import WidgetTUI

@Suite struct BuiltInThemesTests {
  private static let names = ["default", "gruvbox", "light", "mono", "nord", "solarized"]
  private static let series: [Role] = [.chart1, .chart2, .chart3, .chart4, .chart5, .chart6]

  @Test func allAreThere() {
    #expect(ThemeLibrary().names == Self.names)
  }

  /// Every file sets every role, so that no theme mixes with the default's colours.
  @Test(arguments: names) func everyRoleIsSet(name: String) throws {
    let shelf = ThemeShelf.builtIn
    let file = try ThemeFile(#require(try shelf.file(named: name)), name: name)
    #expect(file.roles.missing == [])
    #expect(file.isLight == (name == "light"))
    #expect(file.source.text(ofLine: 1).hasPrefix("# "))
  }

  @Test func monoHasNoColours() throws {
    let mono = try ThemeLibrary().theme(named: "mono")
    #expect(Role.allCases.allSatisfy { mono[$0] == .terminal })
  }

  /// WCAG's contrast ratio: 4.5 for text, 3 for what need only be visible.
  @Test(arguments: [
    ("default", 0x101418, 4.5), ("default", 0x000000, 4.5), ("light", 0xffffff, 4.5),
    ("light", 0xfafafa, 4.5), ("nord", 0x2e3440, 3), ("solarized", 0x002b36, 3),
    ("gruvbox", 0x282828, 3),
  ])
  func contrast(name: String, background: UInt32, least: Double) throws {
    let theme = try ThemeLibrary().theme(named: name)
    let background = RGB(background)
    if case .rgb(let painted, _) = theme[.background] { #expect(painted == background) }
    if let text = theme.rgb(.text) { #expect(text.contrast(to: background) >= 4.5) }
    for role: Role in [.dim, .title, .focus, .accent, .good, .warn, .bad] + Self.series {
      let color = try #require(theme.rgb(role))
      #expect(color.contrast(to: background) >= least, "\(role.name) of \(name)")
    }
    let faint = try #require(theme.rgb(.faint)).contrast(to: background)
    #expect(faint >= 2 && faint <= 3, "faint of \(name): \(faint)")
  }

  @Test(arguments: names.filter { $0 != "mono" }) func seriesCanBeToldApart(name: String) throws {
    let theme = try ThemeLibrary().theme(named: name)
    for depth in [ColorDepth.ansi16, .indexed256, .trueColor] {
      #expect(Set(Self.series.map { theme[$0].resolved(at: depth) }).count == Self.series.count)
    }
  }

  /// Painted themes stay readable with only sixteen colours.
  @Test(arguments: names) func standInsDifferFromTheBackground(name: String) throws {
    let theme = try ThemeLibrary().theme(named: name)
    let background = theme[.background].resolved(at: .ansi16)
    guard background != .terminal else { return }
    for role in Role.allCases where role != .background && role != .black {
      #expect(theme[role].resolved(at: .ansi16) != background, "\(role.name) of \(name)")
    }
  }
}

extension Theme {
  fileprivate func rgb(_ role: Role) -> RGB? {
    if case .rgb(let color, _) = self[role] { color } else { nil }
  }
}
