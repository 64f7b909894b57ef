/// A custom layout of views, as in SwiftUI, used as `MyLayout { … }`.
///
/// Authors see sizes and positions in points; the engine uses whole cells, and so do the sizes that
/// views return. A proposal is rounded down, so that proposals side by side never exceed the space.
/// A size is rounded half up, and so is the gap between a view and the one before it in its row or
/// above it, like a stack's spacing: equal gaps stay equal.
public protocol Layout {
  /// The data that is computed once for a picture.
  associatedtype Cache = Void
  /// The views to place.
  typealias Subviews = LayoutSubviews

  /// The properties of the layout that do not depend on its views.
  static var layoutProperties: LayoutProperties { get }

  /// Returns the cache for the calls that follow.
  func makeCache(subviews: Subviews) -> Cache
  /// Updates the cache when the views have changed. Here it is not called, as a picture's views
  /// never change.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// Returns the size for a proposal, in points.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> DisplaySize
  /// Places each view with `place(at:anchor:proposal:)`; a view that is not placed is centred.
  func placeSubviews(
    in bounds: DisplayRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Returns the layout's preferred spacing to its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// Returns the explicit guide in points from the left; `nil` if the layout's size determines it.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: DisplayRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> Double?
  /// Returns the explicit guide in points from the top; `nil` if the layout's size determines it.
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

  /// Returns the union of the views' spacing.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: ViewSpacing.zero) { $0.formUnion($1.spacing) }
  }

  /// Returns the guide that the views' explicit guides give: the first or last baseline, or the
  /// mean of others.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: DisplayRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> Double? {
    subviews.mergedGuide(GuideKey(axis: .horizontal, alignment: guide.key)).map {
      $0 + bounds.minX
    }
  }

  /// Returns the guide that the views' explicit guides give: the first or last baseline, or the
  /// mean of others.
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

/// The properties of a layout that do not depend on its views, as in SwiftUI.
public struct LayoutProperties: Sendable {
  /// The orientation of spacers and dividers in it; `nil` if it has none.
  public var stackOrientation: Axis?

  public init() {}
}
