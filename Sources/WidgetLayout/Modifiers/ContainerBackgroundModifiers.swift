/// The place of a container background, as in WidgetKit.
public struct ContainerBackgroundPlacement: Sendable, Hashable {
  private let name: String

  /// Behind the whole widget.
  public static let widget = Self(name: "widget")
}

/// A view that sets the background of its widget.
nonisolated struct ContainerBackgroundView<Content: View, Layer: View>: PrimitiveView {
  let content: Content
  let layer: Layer
  let alignment: Alignment

  @MainActor func lower(into lowering: inout Lowering) {
    // The outermost background is lowered first, and wins.
    if lowering.containerBackground == nil, lowering.environment.showsWidgetContainerBackground {
      lowering.containerBackground = ContainerBackground(
        alignment: alignment, environment: lowering.environment
      ) { [layer, alignment] in $0.single(.layers(alignment), content: layer) }
    }
    content.lower(into: &lowering)
  }
}

extension View {
  /// Sets the background of the whole widget, as in WidgetKit.
  ///
  /// Here the outermost background of a widget wins; a tile's border is unaffected.
  nonisolated public func containerBackground(
    _ style: some ShapeStyle, for container: ContainerBackgroundPlacement
  ) -> some View {
    ContainerBackgroundView(content: self, layer: StyleView(style: style), alignment: .center)
  }

  /// Draws `content` behind the whole widget, as in WidgetKit.
  ///
  /// Here the outermost background of a widget wins; a tile's border is unaffected.
  nonisolated public func containerBackground<Layer: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> Layer
  ) -> some View {
    ContainerBackgroundView(content: self, layer: content(), alignment: alignment)
  }
}
