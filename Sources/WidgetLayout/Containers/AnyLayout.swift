/// A type-erased layout, as in SwiftUI, which places the same views in different ways.
public struct AnyLayout: Layout {
  public typealias Cache = Any

  private let base: any Layout
  private let custom: CustomLayout

  /// Creates a type-erased layout.
  public init<L: Layout>(_ layout: L) {
    base = layout
    custom = CustomLayout(layout)
  }

  public func makeCache(subviews: Subviews) -> Any { custom.cache(subviews) }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Any
  ) -> DisplaySize {
    custom.size(proposal, subviews, &cache)
  }

  public func placeSubviews(
    in bounds: DisplayRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Any
  ) {
    custom.place(bounds, proposal, subviews, &cache)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: DisplayRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Any
  ) -> Double? {
    custom.guide(
      GuideKey(axis: .horizontal, alignment: guide.key), bounds, proposal, subviews, &cache)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: DisplayRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Any
  ) -> Double? {
    custom.guide(
      GuideKey(axis: .vertical, alignment: guide.key), bounds, proposal, subviews, &cache)
  }

  /// Returns a view of the content in this layout.
  @MainActor
  public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    AnyView(Self.view(base, content: content()))
  }

  @MainActor
  private static func view(_ layout: some Layout, content: some View) -> AnyView {
    AnyView(LayoutView(layout: layout, content: content))
  }
}
