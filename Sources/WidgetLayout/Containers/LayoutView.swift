/// A custom layout with its views.
nonisolated struct LayoutView<L: Layout, Content: View>: PrimitiveView {
  let layout: L
  let content: Content

  @MainActor func lower(into lowering: inout Lowering) {
    if let own = (layout as? any NodeLayout)?.node(in: &lowering) {
      lowering.stack(L.layoutProperties.stackOrientation, own, content: content)
      return
    }
    lowering.tree.layouts.append(CustomLayout(layout))
    lowering.tree.hasGuides = true
    lowering.stack(
      L.layoutProperties.stackOrientation, .custom(Int32(lowering.tree.layouts.count - 1)),
      content: content)
  }
}

/// A layout that the engine implements.
protocol NodeLayout: Layout {
  /// Returns the layout's node in the engine; `nil` if there is none after all.
  func node(in lowering: inout Lowering) -> Node.Kind?
}

extension Layout {
  /// Returns a view of the content in this layout.
  @MainActor
  public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    LayoutView(layout: self, content: content())
  }
}
