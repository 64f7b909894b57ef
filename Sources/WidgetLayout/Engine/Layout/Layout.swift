/// A way to place views, as in SwiftUI: an author's own, used as `MyLayout { … }`.
///
/// Sizes and places are points outside and whole cells inside. What views answer is whole cells. An
/// offer is rounded down, so that what is offered side by side is never more than there is; a size
/// is rounded half up, and so is the gap between a view and the one before it in its row or above it,
/// as a stack's spacing is: equal gaps stay equal.
public protocol Layout {
  /// What is worked out once for a picture.
  associatedtype Cache = Void
  /// The views to be placed.
  typealias Subviews = LayoutSubviews

  /// What is known of the layout without its views.
  static var layoutProperties: LayoutProperties { get }

  /// What is to be remembered between the calls.
  func makeCache(subviews: Subviews) -> Cache
  /// Renews what is remembered when the views have changed.
  /// Here: a picture's views never change, and it is not called.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The size taken of an offer, in points.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> DisplaySize
  /// Places each view with `place(at:anchor:proposal:)`; one that is not placed stands in the middle.
  func placeSubviews(
    in bounds: DisplayRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// The distance that the layout keeps from its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// Where a guide is, in points from the left; nil where the layout's size puts it.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: DisplayRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> Double?
  /// Where a guide is, in points from the top; nil where the layout's size puts it.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: DisplayRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> Double?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// What the views' distances come to.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: ViewSpacing.zero) { $0.formUnion($1.spacing) }
  }

  /// Where the views' own guides are: the first or last baseline, of others the middle.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: DisplayRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> Double? {
    subviews.mergedGuide(GuideKey(axis: .horizontal, alignment: guide.key)).map {
      $0 + bounds.minX
    }
  }

  /// Where the views' own guides are: the first or last baseline, of others the middle.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: DisplayRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> Double? {
    subviews.mergedGuide(GuideKey(axis: .vertical, alignment: guide.key)).map { $0 + bounds.minY }
  }

}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// What is known of a layout without its views, as in SwiftUI.
public struct LayoutProperties: Sendable {
  /// The way in which spacers and dividers inside lie; nil where it has none.
  public var stackOrientation: Axis?

  public init() {}
}
