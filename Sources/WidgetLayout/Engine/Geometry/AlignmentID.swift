/// A custom alignment guide, as in SwiftUI.
///
///     private enum Colon: AlignmentID {
///       static func defaultValue(in context: ViewDimensions) -> Double { context.width / 2 }
///     }
///     extension HorizontalAlignment {
///       static let colon = HorizontalAlignment(Colon.self)
///     }
public protocol AlignmentID {
  /// Returns the guide's position in a view that does not set it, in points from its left or its
  /// top.
  static func defaultValue(in context: ViewDimensions) -> Double
}
