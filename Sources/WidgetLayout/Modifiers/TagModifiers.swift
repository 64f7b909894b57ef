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
  /// Sets a tag by which a canvas finds the view; it has no other use here.
  nonisolated public func tag(_ tag: some Hashable) -> some View {
    TaggedView(tag: AnyHashable(tag), content: self)
  }
}
