/// A view inside one layout node, as most modifiers make it.
nonisolated struct WrappingView<Content: View>: PrimitiveView {
  let kind: Node.Kind
  let content: Content

  @MainActor func lower(into lowering: inout Lowering) {
    lowering.wrapping(kind, content: content)
  }
}
