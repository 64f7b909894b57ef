/// A 24-bit colour, with red, green and blue from 0 to 255.
public struct RGB: Sendable, Hashable {
  public var red, green, blue: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Creates a colour from `0xRRGGBB`.
  public init(_ value: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: value >> 16), green: UInt8(truncatingIfNeeded: value >> 8),
      blue: UInt8(truncatingIfNeeded: value))
  }

  /// Creates a colour from `#rrggbb` or `#rgb`; `nil` for anything else.
  public init?(hex: some StringProtocol) {
    let digits = hex.dropFirst()
    // `UInt32` would also accept a sign.
    guard hex.hasPrefix("#"), digits.allSatisfy(\.isHexDigit),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    switch hex.count {
    case 7: self.init(value)
    case 4:
      let (r, g, b) = (value >> 8 & 15, value >> 4 & 15, value & 15)
      self.init(r << 20 | r << 16 | g << 12 | g << 8 | b << 4 | b)
    default: return nil
    }
  }

  /// The colour as `0xRRGGBB`.
  public var value: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }

  /// Returns the perceived difference of two colours: the squared distance weighted by their mean
  /// red (the "redmean" approximation); 0 for equal colours, at most about 585,000.
  public func distance(to other: RGB) -> Int {
    let mean = (Int(red) + Int(other.red)) / 2
    let r = Int(red) - Int(other.red)
    let g = Int(green) - Int(other.green)
    let b = Int(blue) - Int(other.blue)
    return ((512 + mean) * r * r) >> 8 + 4 * g * g + ((767 - mean) * b * b) >> 8
  }

}
