public import AppleFoundation
public import WidgetLayout

/// A Live Activity in the Dynamic Island, as in WidgetKit. Here, its presentations are drawn in tiles.
public struct DynamicIsland {
  private let regions: () -> [IslandRegion]
  private let leading: () -> AnyView
  private let trailing: () -> AnyView
  private let smallest: () -> AnyView
  private var url: URL?
  private var tint: Color?

  /// Creates the parts of the island.
  public init<Expanded: View, Leading: View, Trailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded:
      @escaping () -> DynamicIslandExpandedContent<
        Expanded
      >,
    @ViewBuilder compactLeading: @escaping () -> Leading,
    @ViewBuilder compactTrailing: @escaping () -> Trailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {
    regions = { expanded().regions }
    leading = { AnyView(compactLeading()) }
    trailing = { AnyView(compactTrailing()) }
    smallest = { AnyView(minimal()) }
  }

  /// Sets the address that a press on it opens.
  public func widgetURL(_ url: URL?) -> DynamicIsland {
    var island = self
    island.url = url
    return island
  }

  /// Sets the tint, as the island's border has no colour of its own here.
  public func keylineTint(_ color: Color?) -> DynamicIsland {
    var island = self
    island.tint = color
    return island
  }

  /// Has no effect here: the margins are a tile's.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> DynamicIsland { self }

  // MARK: Presentations

  /// The regions as the expanded island has them: three beside one another, and one below.
  @MainActor var expanded: AnyView {
    let regions = regions()
    return shown(
      VStack(spacing: 0) {
        HStack(alignment: .top, spacing: 8) {
          IslandStack(regions, .leading, alignment: .leading)
          Spacer(minLength: 0)
          IslandStack(regions, .center, alignment: .center)
          Spacer(minLength: 0)
          IslandStack(regions, .trailing, alignment: .trailing)
        }
        IslandStack(regions, .bottom, alignment: .center)
      }
      .padding(.horizontal, 8))
  }

  /// Both sides of the compact island.
  @MainActor var compact: AnyView {
    shown(
      HStack(spacing: 8) {
        leading()
        Spacer(minLength: 0)
        trailing()
      })
  }

  /// The minimal island.
  @MainActor var minimal: AnyView { shown(smallest()) }

  @MainActor private func shown(_ view: some View) -> AnyView {
    AnyView(view.tint(tint).widgetURL(url).frame(maxWidth: .infinity, maxHeight: .infinity))
  }
}

/// The regions of one position, one below another.
private struct IslandStack: View {
  private let regions: [IslandRegion]
  private let alignment: HorizontalAlignment

  init(
    _ regions: [IslandRegion], _ position: DynamicIslandExpandedRegionPosition,
    alignment: HorizontalAlignment
  ) {
    self.regions = regions.filter { $0.position == position }
    self.alignment = alignment
  }

  var body: some View {
    if !regions.isEmpty {
      VStack(alignment: alignment, spacing: 0) {
        ForEach(Array(regions.enumerated()), id: \.offset) { $0.element.view }
      }
      .layoutPriority(regions.map(\.priority).max() ?? 0)
    }
  }
}

/// A region of the expanded island, without its type.
struct IslandRegion {
  let position: DynamicIslandExpandedRegionPosition
  let priority: Double
  let view: AnyView
}

/// A presentation of the Dynamic Island, as in WidgetKit.
public enum DynamicIslandMode: Sendable, Hashable {
  case compactLeading, compactTrailing, expanded, minimal
}

/// A region of the expanded island, as in WidgetKit.
public enum DynamicIslandExpandedRegionPosition: Sendable, Hashable {
  case leading, trailing, center, bottom
}

/// A view in a region of the expanded island, as in WidgetKit.
public struct DynamicIslandExpandedRegion<Content: View> {
  let region: IslandRegion

  /// Creates a view in a region.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: @escaping () -> Content
  ) {
    region = IslandRegion(position: position, priority: priority, view: AnyView(content()))
  }

  /// Has no effect here: the margins are a tile's.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double
  ) -> DynamicIslandExpandedRegion<Content> { self }
}

/// The regions of the expanded island, as in WidgetKit.
public struct DynamicIslandExpandedContent<Content: View> {
  let regions: [IslandRegion]
}

/// Collects the regions of the expanded island, as in WidgetKit.
@resultBuilder public enum DynamicIslandExpandedContentBuilder {
  public static func buildPartialBlock<Content: View>(
    first: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<Content> {
    DynamicIslandExpandedContent(regions: [first.region])
  }

  public static func buildPartialBlock<Content: View>(
    first: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<Content> { first }

  public static func buildPartialBlock<Content: View, Next: View>(
    accumulated: DynamicIslandExpandedContent<Content>, next: DynamicIslandExpandedRegion<Next>
  ) -> DynamicIslandExpandedContent<TupleView<(Content, Next)>> {
    DynamicIslandExpandedContent(regions: accumulated.regions + [next.region])
  }

  public static func buildPartialBlock<Content: View, Next: View>(
    accumulated: DynamicIslandExpandedContent<Content>, next: DynamicIslandExpandedContent<Next>
  ) -> DynamicIslandExpandedContent<TupleView<(Content, Next)>> {
    DynamicIslandExpandedContent(regions: accumulated.regions + next.regions)
  }

  public static func buildOptional<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>?
  ) -> DynamicIslandExpandedContent<Content?> {
    DynamicIslandExpandedContent(regions: content?.regions ?? [])
  }

  public static func buildEither<Content: View, Other: View>(
    first: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<ConditionalContent<Content, Other>> {
    DynamicIslandExpandedContent(regions: first.regions)
  }

  public static func buildEither<Content: View, Other: View>(
    second: DynamicIslandExpandedContent<Other>
  ) -> DynamicIslandExpandedContent<ConditionalContent<Content, Other>> {
    DynamicIslandExpandedContent(regions: second.regions)
  }

  public static func buildLimitedAvailability<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<Content> { content }
}
