public import WidgetLayout

/// The shape of a point, as in Swift Charts; here one character.
public protocol ChartSymbolShape: Sendable {
  /// The scalar that is drawn, one column wide.
  var glyph: UInt32 { get }
}

extension ChartSymbolShape {
  /// A filled circle, as a point is one cell.
  public var glyph: UInt32 { BasicChartSymbolShape.circle.glyph }
}

extension Circle: ChartSymbolShape {}

/// The shapes of Swift Charts.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  public let glyph: UInt32

  /// The shapes in the order in which series use them.
  static let all: [Self] = [circle, square, triangle, diamond, pentagon, plus, cross, asterisk]

  /// Returns the shape with a border; here it looks the same.
  public func strokeBorder(lineWidth: Double = 1) -> Self { self }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// The circle `●`.
  public static var circle: Self { Self(glyph: 0x25CF) }
  /// The square `■`.
  public static var square: Self { Self(glyph: 0x25A0) }
  /// The triangle `▲`.
  public static var triangle: Self { Self(glyph: 0x25B2) }
  /// The diamond `◆`.
  public static var diamond: Self { Self(glyph: 0x25C6) }
  /// The triangle `▼` for the pentagon, which fonts lack.
  public static var pentagon: Self { Self(glyph: 0x25BC) }
  /// The plus sign `+`.
  public static var plus: Self { Self(glyph: 0x2B) }
  /// The cross `×`.
  public static var cross: Self { Self(glyph: 0xD7) }
  /// The asterisk `*`.
  public static var asterisk: Self { Self(glyph: 0x2A) }
}

/// A symbol of any type, as in Swift Charts.
public struct AnyChartSymbolShape: ChartSymbolShape {
  public let glyph: UInt32

  /// Creates a symbol that looks like another.
  public init(_ shape: some ChartSymbolShape) { glyph = shape.glyph }
}
