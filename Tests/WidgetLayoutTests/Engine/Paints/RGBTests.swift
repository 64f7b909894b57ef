import Testing
import WidgetLayout

@Suite struct RGBTests {
  @Test func hex() {
    #expect(RGB(hex: "#1a2b3c") == RGB(0x1a2b3c))
    #expect(RGB(hex: "#F0a") == RGB(0xff00aa))
    for text in ["", "#", "#12", "#12345", "#1234567", "1a2b3c", "#12345g", "red"] {
      #expect(RGB(hex: text) == nil, "\(text)")
    }
  }

  @Test(
    arguments: [
      (0x000000, 16), (0xffffff, 231), (0xff0000, 196), (0x00ff00, 46), (0x0000ff, 21),
      (0x5f87af, 67), (0x080808, 232), (0xeeeeee, 255), (0x808080, 244), (0x6cb6d9, 74),
    ] as [(UInt32, UInt8)])
  func nearest256(color: UInt32, index: UInt8) {
    #expect(RGB(color).nearest256 == index)
  }

  /// Each fixed colour is its own nearest one, except greys that occur in both parts of the
  /// palette.
  @Test func fixedColorsStay() {
    let steps: [UInt8] = [0, 95, 135, 175, 215, 255]
    for index in 0..<216 {
      let color = RGB(
        red: steps[index / 36], green: steps[index / 6 % 6], blue: steps[index % 6])
      #expect(color.nearest256 == UInt8(16 + index))
    }
    for level in 0..<24 {
      let shade = UInt8(8 + 10 * level)
      #expect(RGB(red: shade, green: shade, blue: shade).nearest256 == UInt8(232 + level))
    }
  }

  @Test func nearestANSI() {
    for color in ANSIColor.allCases { #expect(color.typical.nearestANSI == color) }
    #expect(RGB(0xcc1010).nearestANSI == .red)
    #expect(RGB(0x202020).nearestANSI == .black)
    #expect(RGB(0x8a8f98).nearestANSI == .brightBlack)
  }

  @Test(
    arguments: [
      (0xa3be8c, .green), (0xbf616a, .red), (0xebcb8b, .yellow), (0x88c0d0, .cyan),
      (0x5e81ac, .blue), (0xb48ead, .magenta),
    ] as [(UInt32, ANSIColor)])
  func aMutedColorKeepsItsHue(value: UInt32, expected: ANSIColor) {
    let nearest = RGB(value).nearestANSI
    #expect(nearest == expected || nearest.rawValue == expected.rawValue + 8)
  }

  @Test(arguments: ["#+12345", "#12345", "#1234567", "123456", "#ggg", "#", ""])
  func isNoColor(hex: String) {
    #expect(RGB(hex: hex) == nil)
  }

  @Test func distance() {
    #expect(RGB(0x123456).distance(to: RGB(0x123456)) == 0)
    let (a, b) = (RGB(0xff0000), RGB(0x0000ff))
    #expect(a.distance(to: b) == b.distance(to: a))
  }
}
