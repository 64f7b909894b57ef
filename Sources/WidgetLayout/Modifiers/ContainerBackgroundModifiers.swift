/// Where a container background is drawn, as in WidgetKit.
public struct ContainerBackgroundPlacement: Sendable, Hashable {
  private let name: String

  /// Behind the whole widget.
  public static let widget = Self(name: "widget")
}

/// A view that says what stands behind the widget it is in.
nonisolated struct ContainerBackgroundView<Content: View, Layer: View>: PrimitiveView {
  let content: Content
  let layer: Layer
  let alignment: Alignment

  @MainActor func lower(into lowering: inout Lowering) {
    // The outermost one is met first, and counts.
    if lowering.containerBackground == nil, lowering.environment.showsWidgetContainerBackground {
      lowering.containerBackground = ContainerBackground(
        alignment: alignment, environment: lowering.environment
      ) { [layer, alignment] in $0.single(.layers(alignment), content: layer) }
    }
    content.lower(into: &lowering)
  }
}

extension View {
  /// Fills the area behind the whole widget, as in WidgetKit.
  ///
  /// Here: the outermost background of a widget counts; a tile's border stays as it is.
  nonisolated public func containerBackground(
    _ style: some ShapeStyle, for container: ContainerBackgroundPlacement
  ) -> some View {
    ContainerBackgroundView(content: self, layer: StyleView(style: style), alignment: .center)
  }

  /// Draws `content` behind the whole widget, as in WidgetKit.
  ///
  /// Here: the outermost background of a widget counts; a tile's border stays as it is.
  nonisolated public func containerBackground<Layer: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> Layer
  ) -> some View {
    ContainerBackgroundView(content: self, layer: content(), alignment: alignment)
  }
}
