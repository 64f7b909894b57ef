extension RGB {
  /// The nearest of the 240 fixed colours of a 256-colour terminal: 16 to 231 are a 6×6×6 cube, 232
  /// to 255 a ramp of greys. The first sixteen depend on the user's palette and are never chosen.
  public var nearest256: UInt8 {
    let steps = Self.cubeSteps
    func step(_ value: UInt8) -> Int {
      steps.indices.min { abs(steps[$0] - Int(value)) < abs(steps[$1] - Int(value)) } ?? 0
    }
    let (r, g, b) = (step(red), step(green), step(blue))
    let cube = RGB(red: UInt8(steps[r]), green: UInt8(steps[g]), blue: UInt8(steps[b]))
    let mean = (Int(red) + Int(green) + Int(blue)) / 3
    let level = min(23, max(0, (mean - 3) / 10))
    let shade = UInt8(8 + 10 * level)
    let grey = RGB(red: shade, green: shade, blue: shade)
    return distance(to: grey) < distance(to: cube)
      ? UInt8(232 + level) : UInt8(16 + 36 * r + 6 * g + b)
  }

  /// Returns the nearest of the fixed colours that has the hue of another one of them; a grey has the
  /// nearest of all.
  func nearest256(ofHueOf other: UInt8) -> UInt8 {
    guard other >= 16, let hue = Self.fixed(other).hue else { return nearest256 }
    let alike = (16...231 as ClosedRange<UInt8>).filter { index in
      Self.fixed(index).hue.map { Self.angle($0, hue) <= Self.mostTurn } ?? false
    }
    return alike.min { distance(to: Self.fixed($0)) < distance(to: Self.fixed($1)) } ?? nearest256
  }

  /// The most degrees by which the hue of a colour may turn.
  private static let mostTurn = 20.0

  private static let cubeSteps = [0, 95, 135, 175, 215, 255]

  /// Returns one of the fixed colours from 16 on.
  private static func fixed(_ index: UInt8) -> RGB {
    if index >= 232 {
      let shade = 8 + 10 * (index - 232)
      return RGB(red: shade, green: shade, blue: shade)
    }
    let place = Int(index) - 16
    return RGB(
      red: UInt8(cubeSteps[place / 36]), green: UInt8(cubeSteps[place / 6 % 6]),
      blue: UInt8(cubeSteps[place % 6]))
  }

  private static func angle(_ one: Double, _ other: Double) -> Double {
    let difference = abs(one - other)
    return min(difference, 360 - difference)
  }

  /// The hue in degrees; `nil` for a grey, or a colour that is nearly one.
  private var hue: Double? {
    let (low, high) = (Int(min(red, green, blue)), Int(max(red, green, blue)))
    guard high > 0, (high - low) * 6 >= high else { return nil }
    let (r, g, b, span) = (Double(red), Double(green), Double(blue), Double(high - low))
    let sixth =
      Int(red) == high
      ? (g - b) / span : Int(green) == high ? (b - r) / span + 2 : (r - g) / span + 4
    return (sixth * 60 + 360).truncatingRemainder(dividingBy: 360)
  }

  /// The nearest of the sixteen colours: one of the same hue if it has any, otherwise a grey. By
  /// distance alone a muted green would become a grey, and its meaning would be lost.
  public var nearestANSI: ANSIColor {
    let (low, high) = (min(red, green, blue), max(red, green, blue))
    let spread = Int(high) - Int(low)
    let greys: [ANSIColor] = [.black, .brightBlack, .white, .brightWhite]
    let isGrey = spread < 24 || spread * 5 < Int(high)
    return (isGrey ? greys : hues).min {
      distance(to: $0.typical) < distance(to: $1.typical)
    } ?? .white
  }

  /// The dark and the bright colour of this one's hue.
  private var hues: [ANSIColor] {
    let high = max(red, green, blue)
    // A component counts as present if it is above the midpoint of the least and the greatest.
    let middle = (Int(high) + Int(min(red, green, blue))) / 2
    let bits =
      (Int(red) > middle ? 1 : 0) | (Int(green) > middle ? 2 : 0) | (Int(blue) > middle ? 4 : 0)
    return [bits, bits + 8].compactMap { ANSIColor(rawValue: UInt8($0)) }
  }
}
