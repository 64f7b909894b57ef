extension Color {
  /// The interpretation of components, as in SwiftUI; here always as sRGB.
  public enum RGBColorSpace: Sendable, Hashable { case sRGB, sRGBLinear, displayP3 }

  /// Creates a colour from components, each 0 to 1.
  ///
  /// Here every colour space counts as sRGB, which terminals show.
  public init(
    _ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// Creates a grey, from 0 (black) to 1 (white).
  ///
  /// Here every colour space counts as sRGB, which terminals show.
  public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(white: white, opacity: opacity)
  }

  /// Creates a colour from a hue, a saturation and a brightness, each 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let hue = hue.isFinite ? (hue - hue.rounded(.down)) * 6 : 0
    func component(_ offset: Double) -> Double {
      let place = (offset + hue).truncatingRemainder(dividingBy: 6)
      let depth = max(0, min(place, 4 - place, 1))
      return brightness - brightness * min(max(saturation, 0), 1) * depth
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }
}
