/// The rule for the points inside a path, as in SwiftUI.
public struct FillStyle: Sendable, Hashable {
  /// True for the even-odd rule: a point is inside if a line from it crosses the path an odd number
  /// of times.
  public var isEOFilled: Bool
  /// True if edges are antialiased; it has no effect here, as cells have no half tones.
  public var isAntialiased: Bool

  /// Creates a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
