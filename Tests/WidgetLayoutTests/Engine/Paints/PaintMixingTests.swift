import Testing

@testable import WidgetLayout

@Suite("Paints that are mixed")
struct PaintMixingTests {
  private var theme: Theme {
    var theme = Theme(name: "test")
    theme[.red] = .rgb(RGB(0xff0000), fallback: .brightRed)
    theme[.blue] = .rgb(RGB(0x0000ff), fallback: .blue)
    theme[.background] = .rgb(RGB(0x101010), fallback: .black)
    theme[.good] = .ansi(.brightGreen)
    return theme
  }

  @Test func opacityIsKeptInSixteenths() {
    #expect(Paint.role(.red).opacity(0.5).opacity == 0.5)
    #expect(Paint.role(.red).opacity(0.5).opacity(0.5).opacity == 0.25)
    #expect(Paint.role(.red).opacity(0.5).role == .red)
    #expect(Paint.rgb(RGB(0x123456)).opacity(0.3).rgb == RGB(0x123456))
    #expect(Paint.role(.red).opacity(1) == .role(.red))
    #expect(Paint.role(.red).opacity(0.01) == .none)
    #expect(Paint.none.opacity(0.5) == .none)
  }

  @Test func theThemeMixesWithItsBackground() {
    let color = Paint.role(.red).opacity(0.5).color(in: theme)
    #expect(color == .rgb(RGB(0x880808), fallback: .red))
    #expect(
      Paint.role(.blue).opacity(0.25).color(in: theme)
        == .rgb(RGB(0x0c0c4c), fallback: .brightBlack))
  }

  @Test func theTerminalsOwnTextFadesToo() {
    var dark = Theme(name: "dark")
    dark[.bad] = .ansi(.red)
    #expect(
      Paint.role(.text).opacity(0.5).color(in: dark)
        == .rgb(RGB(0x6e6e6e), fallback: .brightBlack))
    var light = Theme(name: "light", isLight: true)
    light[.bad] = .ansi(.red)
    #expect(
      Paint.role(.text).opacity(0.5).color(in: light)
        == .rgb(RGB(0x909090), fallback: .brightBlack))
  }

  @Test func aThemeWithoutColoursStaysSo() {
    let plain = Theme(name: "plain")
    #expect(Paint.role(.text).opacity(0.5).color(in: plain) == .terminal)
    #expect(Paint.mix(.role(.red), .role(.blue), 0.5).color(in: plain) == .terminal)
  }

  @Test func theThemeMixesTwoRoles() {
    let paint = Paint.mix(.role(.red), .role(.blue), 0.25)
    #expect(paint.color(in: theme) == .rgb(RGB(0xbf0040), fallback: .brightRed))
    #expect(paint.role == nil)
    #expect(paint.description == "red-blue 25%")
    #expect(Paint.mix(.role(.good), .role(.blue), 0.9).color(in: theme).fallback == .blue)
  }

  @Test func theEndsAreThemselves() {
    #expect(Paint.mix(.role(.red), .role(.blue), 0) == .role(.red))
    #expect(Paint.mix(.role(.red), .role(.blue), 1) == .role(.blue))
    #expect(Paint.mix(.role(.red), .role(.red), 0.5) == .role(.red))
    #expect(Paint.mix(.role(.red), .role(.blue), .nan) == .role(.red))
  }

  @Test func aPaintBeforeAnother() {
    #expect(Paint.role(.red).over(.role(.blue)) == .role(.red))
    #expect(Paint.none.over(.role(.blue)) == .none)
    let red = Paint.rgb(RGB(0xff0000)).opacity(0.5)
    #expect(red.over(.rgb(RGB(0x0000ff))) == .rgb(RGB(0x800080)))
    #expect(red.over(.none) == red)
  }

  @Test func colourComponents() {
    #expect(Color(hue: 0, saturation: 1, brightness: 1).paint == .rgb(RGB(0xff0000)))
    #expect(Color(hue: 1.0 / 3, saturation: 1, brightness: 1).paint == .rgb(RGB(0x00ff00)))
    #expect(Color(hue: 2.0 / 3, saturation: 0.5, brightness: 0.5).paint == .rgb(RGB(0x404080)))
    #expect(Color(hue: 0.9, saturation: 0, brightness: 1).paint == .rgb(RGB(0xffffff)))
    #expect(Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 0.5).paint.opacity == 0.5)
    #expect(Color(.displayP3, white: 1).paint == .rgb(RGB(0xffffff)))
  }
}

extension ThemeColor {
  fileprivate var fallback: ANSIColor? {
    guard case .rgb(_, let fallback) = self else { return nil }
    return fallback
  }
}
