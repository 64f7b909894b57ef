/// A point of a rectangle, from 0 to 1 across and down, as in SwiftUI.
public struct UnitPoint: Sendable, Hashable {
  /// From the left, 0, to the right, 1.
  public var x: Double
  /// From the top, 0, to the bottom, 1.
  public var y: Double

  /// The top left corner.
  public init() { self.init(x: 0, y: 0) }

  /// A point at parts of the width and the height.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static let zero = Self()
  public static let center = Self(x: 0.5, y: 0.5)
  public static let leading = Self(x: 0, y: 0.5)
  public static let trailing = Self(x: 1, y: 0.5)
  public static let top = Self(x: 0.5, y: 0)
  public static let bottom = Self(x: 0.5, y: 1)
  public static let topLeading = Self(x: 0, y: 0)
  public static let topTrailing = Self(x: 1, y: 0)
  public static let bottomLeading = Self(x: 0, y: 1)
  public static let bottomTrailing = Self(x: 1, y: 1)
}
