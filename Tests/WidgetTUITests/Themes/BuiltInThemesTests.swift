import Foundation
import Testing
import WidgetLayout

@testable import WidgetTUI

@Suite struct BuiltInThemesTests {
  private static let names = [
    "catppuccin-latte", "catppuccin-mocha", "default", "dracula", "everforest-light",
    "github-light",
    "gruvbox", "gruvbox-light", "light", "mono", "nord", "rose-pine-dawn", "solarized",
    "solarized-light", "tokyo-night",
  ]
  private static let light: Set = [
    "catppuccin-latte", "everforest-light", "github-light", "gruvbox-light", "light",
    "rose-pine-dawn",
    "solarized-light",
  ]
  /// Those that paint their own background.
  private static let painted = names.filter { !["default", "light", "mono"].contains($0) }
  private static let series: [Role] = [.chart1, .chart2, .chart3, .chart4, .chart5, .chart6]

  @Test func allAreThere() {
    #expect(ThemeLibrary().names == Self.names)
  }

  /// Every file sets every role, so that no theme mixes with the default's colours.
  @Test(arguments: names) func everyRoleIsSet(name: String) throws {
    let shelf = ThemeShelf.builtIn
    let file = try ThemeFile(#require(try shelf.file(named: name)), name: name)
    #expect(file.roles.missing == [])
    #expect(file.isLight == Self.light.contains(name))
    #expect(file.source.text(ofLine: 1).hasPrefix("# "))
  }

  @Test func monoHasNoColours() throws {
    let mono = try ThemeLibrary().theme(named: "mono")
    #expect(Role.allCases.allSatisfy { mono[$0] == .terminal })
  }

  /// What is read.
  private static let read: [Role] = [.dim, .title, .focus, .accent, .good, .warn, .bad]

  /// WCAG's contrast ratio on the usual backgrounds of terminals: 4.5 for text, 3 for borders.
  @Test(arguments: [
    ("default", 0x101418), ("default", 0x000000), ("light", 0xffffff), ("light", 0xfafafa),
  ])
  func contrastOnTheTerminalsOwn(name: String, background: UInt32) throws {
    let theme = try ThemeLibrary().theme(named: name)
    let background = RGB(background)
    for role in Self.read + Self.series {
      let color = try #require(theme.rgb(role))
      #expect(color.contrast(to: background) >= 4.5, "\(role.name) of \(name)")
    }
    let border = try #require(theme.rgb(.border)).leastContrast(
      on: background, at: [.trueColor, .indexed256])
    #expect(border >= 3, "border of \(name): \(border)")
    let faint = try #require(theme.rgb(.faint)).contrast(to: background)
    #expect(faint >= 2 && faint <= 3, "faint of \(name): \(faint)")
  }

  /// WCAG's contrast ratio on a theme's own background, in 24 bits and in 256 colours: 4.5 for text, 3 for
  /// marks and borders, and less for what is only not to be missed.
  @Test(arguments: painted) func contrast(name: String) throws {
    let theme = try ThemeLibrary().theme(named: name)
    let background = try #require(theme.rgb(.background))
    func least(_ role: Role) throws -> Double {
      try #require(theme.rgb(role)).leastContrast(on: background, at: [.trueColor, .indexed256])
    }
    for role in [.text] + Self.read { #expect(try least(role) >= 4.5, "\(role.name) of \(name)") }
    for role in [.border] + Self.series {
      #expect(try least(role) >= 3, "\(role.name) of \(name)")
    }
    let faint = try #require(theme.rgb(.faint)).contrast(to: background)
    #expect(faint >= 2 && faint <= 3, "faint of \(name): \(faint)")
  }

  /// The stand-ins of text among the sixteen colours can be read on the background's.
  @Test(arguments: painted) func contrastOfStandIns(name: String) throws {
    let theme = try ThemeLibrary().theme(named: name)
    func typical(_ role: Role) -> RGB? {
      if case .rgb(_, let fallback) = theme[role] { fallback.typical } else { nil }
    }
    let background = try #require(typical(.background))
    #expect(try #require(typical(.text)).contrast(to: background) >= 4.5)
    for role: Role in [.dim, .title, .focus] {
      #expect(try #require(typical(role)).contrast(to: background) >= 3, "\(role.name) of \(name)")
    }
  }

  /// The page of themes shows each with a picture.
  @Test(arguments: names) func thePageShowsIt(name: String) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/../../.."
    let page = try String(contentsOfFile: "\(root)/docs/themes.md", encoding: .utf8)
    #expect(page.contains("## \(name)\n"))
    #expect(page.contains("(themes/\(name).png)"))
    #expect(FileManager.default.fileExists(atPath: "\(root)/docs/themes/\(name).png"))
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
