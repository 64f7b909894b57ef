public import AppleFoundation
public import WidgetLayout

/// A Live Activity in the Dynamic Island, as in WidgetKit; not drawn here.
public struct DynamicIsland {
  /// Creates the parts of the island.
  public init<Expanded: View, Leading: View, Trailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded:
      @escaping () -> DynamicIslandExpandedContent<
        Expanded
      >,
    @ViewBuilder compactLeading: @escaping () -> Leading,
    @ViewBuilder compactTrailing: @escaping () -> Trailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {}

  /// Has no effect here: the island is not drawn.
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }

  /// Has no effect here: the island is not drawn.
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }

  /// Has no effect here: the island is not drawn.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> DynamicIsland { self }
}

/// A presentation of the Dynamic Island, as in WidgetKit.
public enum DynamicIslandMode: Sendable, Hashable {
  case compactLeading, compactTrailing, expanded, minimal
}

/// A region of the expanded island, as in WidgetKit.
public enum DynamicIslandExpandedRegionPosition: Sendable, Hashable {
  case leading, trailing, center, bottom
}

/// A view in a region of the expanded island, as in WidgetKit; not drawn here.
public struct DynamicIslandExpandedRegion<Content: View> {
  /// Creates a view in a region.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: @escaping () -> Content
  ) {}

  /// Has no effect here: the island is not drawn.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double
  ) -> DynamicIslandExpandedRegion<Content> { self }
}

/// The regions of the expanded island, as in WidgetKit.
public struct DynamicIslandExpandedContent<Content: View> {}

/// Collects the regions of the expanded island, as in WidgetKit.
@resultBuilder public enum DynamicIslandExpandedContentBuilder {
  public static func buildExpression<Content: View>(
    _ region: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<Content> { DynamicIslandExpandedContent() }

  public static func buildExpression<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<Content> { content }

  public static func buildBlock<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<Content> { content }

  public static func buildBlock<each Content: View>(
    _ content: repeat DynamicIslandExpandedContent<each Content>
  ) -> DynamicIslandExpandedContent<TupleView<(repeat each Content)>> {
    DynamicIslandExpandedContent()
  }

  public static func buildOptional<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>?
  ) -> DynamicIslandExpandedContent<Content?> { DynamicIslandExpandedContent() }

  public static func buildEither<Content: View, Other: View>(
    first: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<ConditionalContent<Content, Other>> {
    DynamicIslandExpandedContent()
  }

  public static func buildEither<Content: View, Other: View>(
    second: DynamicIslandExpandedContent<Other>
  ) -> DynamicIslandExpandedContent<ConditionalContent<Content, Other>> {
    DynamicIslandExpandedContent()
  }
}
