/// A guide of one's own to align views by, as in SwiftUI.
///
///     private enum Colon: AlignmentID {
///       static func defaultValue(in context: ViewDimensions) -> Double { context.width / 2 }
///     }
///     extension HorizontalAlignment {
///       static let colon = HorizontalAlignment(Colon.self)
///     }
public protocol AlignmentID {
  /// Where the guide is in a view that does not say; in points from its left or its top.
  static func defaultValue(in context: ViewDimensions) -> Double
}
