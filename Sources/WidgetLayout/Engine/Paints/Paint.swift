/// What a cell is coloured with: nothing, a role of the theme, or a fixed 24-bit colour.
///
/// Four bytes, so that a style is small: the top byte says which and how
/// solid, the rest is the value.
public struct Paint: Sendable, Hashable {
  /// The packed form; stable, so that archives can hold it.
  public let bits: UInt32

  private init(bits: UInt32) { self.bits = bits }

  /// A paint of its packed form; nil for bits that no paint has.
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

  /// As foreground, the terminal's text colour; as background, whatever lies behind.
  public static let none = Paint(bits: 0)

  /// The theme's colour for `role`.
  public static func role(_ role: Role) -> Paint {
    Paint(bits: 0x0100_0000 | UInt32(role.rawValue))
  }

  /// A fixed colour, the same in every theme.
  public static func rgb(_ color: RGB) -> Paint { Paint(bits: 0x0200_0000 | color.value) }

  /// The colour between two roles; `sixteenths` of the second.
  static func mix(_ first: Role, _ second: Role, sixteenths: UInt32) -> Paint {
    let roles = UInt32(first.rawValue) << 16 | UInt32(second.rawValue) << 8
    return Paint(bits: 0x0300_0000 | roles | sixteenths)
  }

  /// The paint with its opacity set: so many sixteenths less than solid.
  func withFade(_ fade: Int) -> Paint { Paint(bits: bits & 0x0fff_ffff | UInt32(fade) << 28) }

  /// Which kind of value the rest is: 1 a role, 2 a fixed colour, 3 between two roles.
  var kind: UInt32 { bits >> 24 & 15 }

  /// The role, where the paint is one.
  public var role: Role? { kind == 1 ? Role(rawValue: UInt8(truncatingIfNeeded: bits)) : nil }

  /// The fixed colour, where the paint is one.
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
