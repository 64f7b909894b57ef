/// A point in a rectangle of any size, from 0, 0 at its top left to 1, 1 at its bottom right, as in
/// SwiftUI.
public struct UnitPoint: Sendable, Hashable {
  /// The fraction of the width.
  public var x: Double
  /// The fraction of the height.
  public var y: Double

  /// Creates the top left corner.
  public init() { self.init(x: 0, y: 0) }

  /// Creates a point from fractions of the width and the height.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin, where both fractions are 0.
  public static let zero = Self(x: 0, y: 0)
  /// The centre.
  public static let center = Self(x: 0.5, y: 0.5)
  /// The middle of the leading side.
  public static let leading = Self(x: 0, y: 0.5)
  /// The middle of the trailing side.
  public static let trailing = Self(x: 1, y: 0.5)
  /// The middle of the upper side.
  public static let top = Self(x: 0.5, y: 0)
  /// The middle of the lower side.
  public static let bottom = Self(x: 0.5, y: 1)
  /// The top leading corner.
  public static let topLeading = Self(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = Self(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = Self(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = Self(x: 1, y: 1)

  /// Returns the point in `rect`.
  func point(in rect: ShapeRect) -> ShapePoint {
    ShapePoint(rect.minX + x * rect.width, rect.minY + y * rect.height)
  }
}
