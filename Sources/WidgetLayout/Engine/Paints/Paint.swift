/// The colour of a cell: none, a role of the theme, a mixture of two roles, or a fixed 24-bit
/// colour.
///
/// It is packed into four bytes to keep styles small: the top byte holds the kind and the opacity,
/// the other three the value.
public struct Paint: Sendable, Hashable {
  /// The packed form, which is stable: archives store it.
  public let bits: UInt32

  private init(bits: UInt32) { self.bits = bits }

  /// Creates a paint from its packed form; `nil` if no paint has these bits.
  package init?(archived bits: UInt32) {
    self.init(bits: bits)
    let isPaint =
      switch kind {
      case 0: bits == 0
      case 1: role != nil
      case 2: true
      case 3: mixture != nil
      default: false
      }
    if !isPaint { return nil }
  }

  /// No paint: as foreground the terminal's text colour, as background whatever is behind.
  public static let none = Paint(bits: 0)

  /// Returns the theme's colour for `role`.
  public static func role(_ role: Role) -> Paint {
    Paint(bits: 0x0100_0000 | UInt32(role.rawValue))
  }

  /// Returns a fixed colour, which is the same in every theme.
  public static func rgb(_ color: RGB) -> Paint { Paint(bits: 0x0200_0000 | color.value) }

  /// Returns a mixture of two roles that has `sixteenths` of the second.
  static func mix(_ first: Role, _ second: Role, sixteenths: UInt32) -> Paint {
    let roles = UInt32(first.rawValue) << 16 | UInt32(second.rawValue) << 8
    return Paint(bits: 0x0300_0000 | roles | sixteenths)
  }

  /// Returns the paint with its opacity set to 1 less `fade` sixteenths.
  func withFade(_ fade: Int) -> Paint { Paint(bits: bits & 0x0fff_ffff | UInt32(fade) << 28) }

  /// The kind of the value: 1 for a role, 2 for a fixed colour, 3 for a mixture of two roles.
  var kind: UInt32 { bits >> 24 & 15 }

  /// The role, or `nil` if the paint is something else.
  public var role: Role? { kind == 1 ? Role(rawValue: UInt8(truncatingIfNeeded: bits)) : nil }

  /// The fixed colour, or `nil` if the paint is something else.
  public var rgb: RGB? { kind == 2 ? RGB(bits & 0xff_ffff) : nil }

}

extension Paint: CustomStringConvertible {
  public var description: String {
    if bits >> 28 != 0 { return "\(withFade(0)) at \(Int(opacity * 100))%" }
    if let role { return role.name }
    if let mixtureName { return mixtureName }
    guard let rgb else { return "none" }
    let digits = String(rgb.value, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
