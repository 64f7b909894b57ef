/// A place in a rectangle of any size, from 0, 0 at its top left to 1, 1, as in SwiftUI.
public struct UnitPoint: Sendable, Hashable {
  /// The part of the width.
  public var x: Double
  /// The part of the height.
  public var y: Double

  /// The top left corner.
  public init() { self.init(x: 0, y: 0) }

  /// A place by its parts of the width and the height.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The corner where both parts are 0.
  public static let zero = Self(x: 0, y: 0)
  /// The middle.
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

  /// The place in `rect`.
  func point(in rect: ShapeRect) -> ShapePoint {
    ShapePoint(rect.minX + x * rect.width, rect.minY + y * rect.height)
  }
}
