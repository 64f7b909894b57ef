extension RGB {
  /// The nearest of the 240 fixed colours of a 256-colour terminal: 16 to 231 are a 6×6×6 cube, 232
  /// to 255 a ramp of greys. The first sixteen depend on the user's palette and are never chosen.
  public var nearest256: UInt8 {
    let steps = [0, 95, 135, 175, 215, 255]
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
