/// The start of content that may be too long for its space, as in SwiftUI; nothing scrolls here.
public nonisolated struct ScrollView<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  private let content: Content

  /// Creates a view whose content begins at the top, or at the left if `axes` is horizontal.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  @MainActor public func lower(into lowering: inout Lowering) {
    VStack { content }
      .fixedSize(
        horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical)
      )
      .frame(
        maxWidth: axes.contains(.horizontal) ? .infinity : nil,
        maxHeight: axes.contains(.vertical) ? .infinity : nil,
        alignment: axes.contains(.horizontal) ? .topLeading : .top
      )
      .lower(into: &lowering)
  }
}
