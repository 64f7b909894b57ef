/// A view with a tag, by which a canvas finds it.
nonisolated struct TaggedView<Content: View>: PrimitiveView {
  let tag: AnyHashable
  let content: Content

  @MainActor func lower(into lowering: inout Lowering) {
    let content = content
    lowering.taggedViews[tag] = { AnyView(content) }
    content.lower(into: &lowering)
  }
}

extension View {
  /// Names the view, for a canvas that draws it; elsewhere pictures are drawn afresh, and nobody asks.
  nonisolated public func tag(_ tag: some Hashable) -> some View {
    TaggedView(tag: AnyHashable(tag), content: self)
  }
}
