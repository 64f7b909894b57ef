/// A view that draws itself by its environment.
nonisolated struct DrawingView<Content: Drawing>: PrimitiveView {
  private let content: (EnvironmentValues) -> Content

  init(_ content: @escaping (EnvironmentValues) -> Content) { self.content = content }

  @MainActor func lower(into lowering: inout Lowering) {
    lowering.drawing(content(lowering.environment))
  }
}
