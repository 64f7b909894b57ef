import WidgetLayout

/// The components of a colour, each 0 to 1.
struct ColorParts: Hashable, Sendable {
  var red = 0.0
  var green = 0.0
  var blue = 0.0
  var alpha = 1.0

  var color: Color { Color(red: red, green: green, blue: blue, opacity: alpha) }
}

extension ColorParts {
  /// Creates an opaque colour from a number such as `0xFF453A`.
  init(rgb: UInt32) {
    func part(_ shift: UInt32) -> Double { Double(rgb >> shift & 255) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0))
  }

  /// Creates a colour from its hue, saturation and brightness.
  init(hue: Double, saturation: Double, brightness: Double) {
    let turn = (hue - hue.rounded(.down)) * 6
    func part(_ offset: Double) -> Double {
      let place = (offset + turn).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1))
  }

  /// The hue, saturation and brightness; the hue of a grey is 0.
  var hsb: (hue: Double, saturation: Double, brightness: Double) {
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let spread = high - low
    guard spread > 0 else { return (0, 0, high) }
    let turn =
      high == red
      ? (green - blue) / spread
      : high == green ? 2 + (blue - red) / spread : 4 + (red - green) / spread
    return ((turn < 0 ? turn + 6 : turn) / 6, spread / high, high)
  }
}
