import Testing

@testable import WidgetLayout

@Suite struct ReducedPixelTests {
  private func pixel(
    _ content: UInt32, _ front: UInt32, _ back: UInt32, at depth: ColorDepth, isLight: Bool = false
  ) -> ReducedPixel? {
    var theme = Theme(name: "", isLight: isLight)
    theme[.text] = .ansi(.white)
    let style = Style(foreground: .rgb(RGB(front)), background: .rgb(RGB(back)))
    return ReducedPixel(content, style, in: theme, at: depth)
  }

  /// Without colours, the brightest parts are drawn on a dark terminal, the darkest on a light one.
  @Test(
    arguments: [
      (0x2588, 0x000000, 0x000000, " ", "█"), (0x2588, 0xffffff, 0xffffff, "█", " "),
      (0x2588, 0x808080, 0x808080, "▒", "▒"), (0x2588, 0x404040, 0x404040, "░", "▓"),
      // Half of it is bright, with no edge and with one.
      (0x2580, 0xa0a0a0, 0x606060, "▒", "▒"), (0x2580, 0xffffff, 0x000000, "▀", "▄"),
      (0x2580, 0x000000, 0xffffff, "▄", "▀"), (0x2598, 0x000000, 0xffffff, "▟", "▘"),
    ] as [(UInt32, UInt32, UInt32, String, String)])
  func withoutColors(
    _ content: UInt32, _ front: UInt32, _ back: UInt32, _ dark: String, _ light: String
  ) {
    let pixels = [false, true].map { pixel(content, front, back, at: .none, isLight: $0) }
    #expect(pixels.map { $0?.text } == [dark, light])
    #expect(pixels.allSatisfy { $0?.style.description == "–" })
  }

  @Test(
    arguments: [
      (0x2588, 0xcd0000, 0xcd0000, "█ red on red"),
      (0x2588, 0x000000, 0x000000, "█ black on black"),
      // Between two of the sixteen colours.
      (0x2588, 0x3f3f3f, 0x3f3f3f, "▒ bright-black on black"),
      (0x2588, 0x660000, 0x660000, "▒ red on black"),
      // An edge stays one.
      (0x2580, 0xcd0000, 0x0000ee, "▀ red on blue"),
    ] as [(UInt32, UInt32, UInt32, String)])
  func inSixteenColors(_ content: UInt32, _ front: UInt32, _ back: UInt32, _ shown: String) {
    let pixel = pixel(content, front, back, at: .ansi16)
    #expect(pixel.map { "\($0.text) \($0.style.description)" } == shown)
  }

  /// The nearest colours alone would be three bands.
  @Test func aGradientHasMoreStepsThanColors() {
    let steps = (0..<64).compactMap { step -> ReducedPixel? in
      let color = UInt32(step * 4) << 16 | UInt32(step * 2) << 8
      return pixel(0x2588, color, color, at: .ansi16)
    }
    #expect(Set(steps).count >= 7)
  }

  /// An evening sky from dark brown to peach: greys and red, and none of the greens and yellows whose mean is as
  /// near, and which would be bands of other hues.
  @Test func aSkyKeepsItsHue() {
    let colors = (0...24).compactMap { step -> Set<String>? in
      func part(_ value: Int) -> UInt32 { UInt32(value * step / 24) }
      let color = part(250) << 16 | part(195) << 8 | part(150)
      return pixel(0x2588, color, color, at: .ansi16).map { pixel in
        Set(pixel.style.description.split(separator: " ").map(String.init))
      }
    }
    let names = colors.reduce(into: Set<String>()) { $0.formUnion($1) }
    #expect(
      names.isSubset(of: [
        "black", "bright-black", "white", "bright-white", "red", "bright-red", "on",
      ]), "\(names.sorted())")
  }

  @Test func onlyPicturesAreReduced() {
    #expect(pixel(0x41, 0xffffff, 0x000000, at: .none) == nil)
    #expect(pixel(0x20, 0xffffff, 0x000000, at: .none) == nil)
    #expect(pixel(0x2588, 0xffffff, 0x000000, at: .indexed256) == nil)
    let bar = Style(foreground: .role(.accent), background: .rgb(RGB(0)))
    #expect(ReducedPixel(0x2588, bar, in: Theme(name: ""), at: .none) == nil)
  }

  /// Without colours, words on a ground opposite to the terminal's are reversed: codes and labels.
  @Test func oppositeGroundsAreReversed() {
    let (dark, light) = (Theme(name: ""), Theme(name: "", isLight: true))
    let label = Style(foreground: .rgb(RGB(0)), background: .rgb(RGB(0xffcc33)))
    let shade = Style(foreground: .rgb(RGB(0xffffff)), background: .rgb(RGB(0)))
    func shown(_ style: Style, _ theme: Theme) -> String {
      style.resolved(in: theme, at: .none).description
    }
    #expect([shown(label, dark), shown(label, light)] == ["reverse", "–"])
    #expect([shown(shade, dark), shown(shade, light)] == ["–", "reverse"])
    #expect(label.resolved(in: dark, at: .trueColor).description == "#000000 on #ffcc33")
  }
}
