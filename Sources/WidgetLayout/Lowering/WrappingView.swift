/// A view inside one layout node, which most modifiers create.
@usableFromInline
nonisolated struct WrappingView<Content: View>: PrimitiveView {
  @usableFromInline let kind: Node.Kind
  @usableFromInline let content: Content

  @inlinable init(kind: Node.Kind, content: Content) {
    self.kind = kind
    self.content = content
  }

  @inlinable @MainActor func lower(into lowering: inout Lowering) {
    lowering.wrapping(kind, content: content)
  }
}
