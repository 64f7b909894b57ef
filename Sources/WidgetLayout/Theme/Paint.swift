/// What a cell is coloured with: nothing, a role of the theme, or a fixed 24-bit colour.
///
/// Four bytes, so that a style is small: the top byte says which, the rest is the value.
public struct Paint: Sendable, Hashable {
  /// The packed form; stable, so that archives can hold it.
  public let bits: UInt32

  private init(bits: UInt32) { self.bits = bits }

  /// As foreground, the terminal's text colour; as background, whatever lies behind.
  public static let none = Paint(bits: 0)

  /// The theme's colour for `role`.
  public static func role(_ role: Role) -> Paint {
    Paint(bits: 0x0100_0000 | UInt32(role.rawValue))
  }

  /// A fixed colour, the same in every theme.
  public static func rgb(_ color: RGB) -> Paint { Paint(bits: 0x0200_0000 | color.value) }

  /// The role, where the paint is one.
  public var role: Role? { bits >> 24 == 1 ? Role(rawValue: UInt8(truncatingIfNeeded: bits)) : nil }

  /// The fixed colour, where the paint is one.
  public var rgb: RGB? { bits >> 24 == 2 ? RGB(bits & 0xff_ffff) : nil }

  /// What `theme` makes of the paint.
  public func color(in theme: Theme) -> ThemeColor {
    if let role { return theme[role] }
    if let rgb { return .rgb(rgb, fallback: rgb.nearestANSI) }
    return .terminal
  }
}

extension Paint: CustomStringConvertible {
  public var description: String {
    if let role { return role.name }
    guard let rgb else { return "none" }
    let digits = String(rgb.value, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
