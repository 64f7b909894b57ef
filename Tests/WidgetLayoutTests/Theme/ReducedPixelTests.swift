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

  @Test func onlyPicturesAreReduced() {
    #expect(pixel(0x41, 0xffffff, 0x000000, at: .none) == nil)
    #expect(pixel(0x20, 0xffffff, 0x000000, at: .none) == nil)
    #expect(pixel(0x2588, 0xffffff, 0x000000, at: .indexed256) == nil)
    let bar = Style(foreground: .role(.accent), background: .rgb(RGB(0)))
    #expect(ReducedPixel(0x2588, bar, in: Theme(name: ""), at: .none) == nil)
  }
}
