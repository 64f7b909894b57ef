/// The shape of a point, as in Swift Charts; here one character.
public protocol ChartSymbolShape: Sendable {
  /// The scalar that is drawn, one column wide.
  var glyph: UInt32 { get }
}

/// The shapes that Swift Charts has.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  public let glyph: UInt32

  /// The shapes in the order in which series take them.
  static let all: [Self] = [circle, square, triangle, diamond, pentagon, plus, cross, asterisk]

  /// The shape with a line around it; here the same.
  public func strokeBorder(lineWidth: Double = 1) -> Self { self }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// `●`
  public static var circle: Self { Self(glyph: 0x25CF) }
  /// `■`
  public static var square: Self { Self(glyph: 0x25A0) }
  /// `▲`
  public static var triangle: Self { Self(glyph: 0x25B2) }
  /// `◆`
  public static var diamond: Self { Self(glyph: 0x25C6) }
  /// `▼`, since fonts lack the pentagon.
  public static var pentagon: Self { Self(glyph: 0x25BC) }
  /// `+`
  public static var plus: Self { Self(glyph: 0x2B) }
  /// `×`
  public static var cross: Self { Self(glyph: 0xD7) }
  /// `*`
  public static var asterisk: Self { Self(glyph: 0x2A) }
}
