/// A view with a changed environment.
@usableFromInline
nonisolated struct EnvironmentView<Content: View>: PrimitiveView {
  @usableFromInline let content: Content
  @usableFromInline let change: (inout EnvironmentValues) -> Void

  @inlinable init(content: Content, change: @escaping (inout EnvironmentValues) -> Void) {
    self.content = content
    self.change = change
  }

  @inlinable @MainActor func lower(into lowering: inout Lowering) {
    lowering.with(change, lower: content)
  }
}

extension View {
  @inlinable
  nonisolated func changing(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> some View {
    EnvironmentView(content: self, change: change)
  }
}
