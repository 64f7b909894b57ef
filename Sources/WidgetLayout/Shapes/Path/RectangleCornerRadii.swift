/// The corner radii of a rectangle in points, as SwiftUI's `RectangleCornerRadii`.
public struct RectangleCornerRadii: Sendable, Hashable {
  /// The radius of the upper left corner.
  public var topLeading: Double
  /// The radius of the lower left corner.
  public var bottomLeading: Double
  /// The radius of the lower right corner.
  public var bottomTrailing: Double
  /// The radius of the upper right corner.
  public var topTrailing: Double

  /// Creates radii for the four corners.
  public init(
    topLeading: Double = 0, bottomLeading: Double = 0, bottomTrailing: Double = 0,
    topTrailing: Double = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  init(_ radius: Double) {
    self.init(
      topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
  }

  /// Radii without rounding.
  static let none = Self()

  var isNone: Bool { greatest <= 0 }

  var greatest: Double { max(topLeading, bottomLeading, bottomTrailing, topTrailing) }

  func mapped(_ change: (Double) -> Double) -> Self {
    Self(
      topLeading: change(topLeading), bottomLeading: change(bottomLeading),
      bottomTrailing: change(bottomTrailing), topTrailing: change(topTrailing))
  }

  /// Returns radii that fit in a rectangle: at least 0, at most half of its shorter side.
  func fitted(to rect: ShapeRect) -> Self {
    let most = max(0, min(rect.width, rect.height) / 2)
    return mapped { $0.isNaN ? 0 : min(max($0, 0), most) }
  }
}
