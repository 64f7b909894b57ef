/// The distance that a view likes to keep from its neighbours, as in SwiftUI.
///
/// Here: a column beside it, and none beside a spacer; no row above or below.
public struct ViewSpacing: Sendable, Hashable {
  /// Whether the view likes a column on its leading and its trailing side.
  private var leading = true
  private var trailing = true

  /// The usual distance.
  public init() {}

  private init(isKept: Bool) { (leading, trailing) = (isKept, isKept) }

  /// No distance at all.
  public static let zero = Self(isKept: false)

  /// The points between this view and the next along an axis: none where one of both likes none.
  public func distance(to next: ViewSpacing, along axis: Axis) -> Double {
    axis == .horizontal && trailing && next.leading ? Points.perColumn : 0
  }

  /// Takes over, on some sides, the distance that another view likes.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.leading) { leading = leading || other.leading }
    if edges.contains(.trailing) { trailing = trailing || other.trailing }
  }

  /// The distance that this view or another likes on some sides.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var spacing = self
    spacing.formUnion(other, edges: edges)
    return spacing
  }
}
