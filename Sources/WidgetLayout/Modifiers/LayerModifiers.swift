/// A view with another behind or before it, at its size.
nonisolated struct BackedView<Content: View, Layer: View>: PrimitiveView {
  let content: Content
  let layer: Layer
  let alignment: Alignment
  let isBehind: Bool

  @MainActor func lower(into lowering: inout Lowering) {
    let index = lowering.tree.nodes.count
    lowering.leaf(.backed(alignment, isBehind: isBehind))
    lowering.single(.layers(alignment), content: content)
    guard lowering.tree.nodes.count > index + 1 else {
      lowering.tree.nodes.removeLast()
      return
    }
    lowering.tree.nodes[index].priority = lowering.tree.nodes[index + 1].priority
    let outer = lowering.environment.isBehind
    if isBehind { lowering.environment.isBehind = true }
    lowering.single(.layers(alignment), content: layer)
    lowering.environment.isBehind = outer
    lowering.tree.nodes[index].end = Int32(lowering.tree.nodes.count)
  }
}

extension View {
  /// Draws `content` behind the view, at the view's size, as in SwiftUI.
  nonisolated public func background<Layer: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Layer
  ) -> some View {
    BackedView(content: self, layer: content(), alignment: alignment, isBehind: true)
  }

  /// Fills the area behind the view, as in SwiftUI.
  nonisolated public func background(_ style: some ShapeStyle) -> some View {
    BackedView(content: self, layer: StyleView(style: style), alignment: .center, isBehind: true)
  }

  /// Draws `content` before the view, at the view's size, as in SwiftUI.
  nonisolated public func overlay<Layer: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Layer
  ) -> some View {
    BackedView(content: self, layer: content(), alignment: alignment, isBehind: false)
  }
}

/// An area of a style.
nonisolated struct StyleView<Style: ShapeStyle>: PrimitiveView {
  let style: Style

  func lower(into lowering: inout Lowering) {
    lowering.area(style)
  }
}
