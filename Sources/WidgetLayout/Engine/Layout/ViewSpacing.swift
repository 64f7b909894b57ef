/// The preferred spacing between a view and its neighbours, as in SwiftUI.
///
/// Here it is one column beside a view, none beside a spacer, and no row above or below.
public struct ViewSpacing: Sendable, Hashable {
  /// True if the view prefers a column on its leading and on its trailing side.
  private var leading = true
  private var trailing = true

  /// Creates the default spacing.
  public init() {}

  private init(isKept: Bool) { (leading, trailing) = (isKept, isKept) }

  /// No spacing.
  public static let zero = Self(isKept: false)

  /// Returns the points between this view and the next along an axis; 0 if either prefers none.
  public func distance(to next: ViewSpacing, along axis: Axis) -> Double {
    axis == .horizontal && trailing && next.leading ? Points.perColumn : 0
  }

  /// Merges the spacing of another view into this one on some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.leading) { leading = leading || other.leading }
    if edges.contains(.trailing) { trailing = trailing || other.trailing }
  }

  /// Returns the union of this spacing and another on some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var spacing = self
    spacing.formUnion(other, edges: edges)
    return spacing
  }
}
