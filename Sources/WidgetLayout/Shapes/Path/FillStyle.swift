/// Which places count as inside of a path, as in SwiftUI.
public struct FillStyle: Sendable, Hashable {
  /// True where a place is inside if a line from it crosses the path an odd number of times.
  public var isEOFilled: Bool
  /// Kept for SwiftUI's sake; cells have no half tones.
  public var isAntialiased: Bool

  /// A style by SwiftUI's names.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
