/// The first view whose ideal size fits the proposed space, otherwise the last, as in SwiftUI.
public nonisolated struct ViewThatFits<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  private let content: Content

  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  @MainActor public func lower(into lowering: inout Lowering) {
    lowering.node(.fit(axes)) { content.lower(into: &$0) }
  }
}
