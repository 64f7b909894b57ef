/// A view with a layer of its size behind or in front of it.
@usableFromInline
nonisolated struct BackedView<Content: View, Layer: View>: PrimitiveView {
  @usableFromInline let content: Content
  @usableFromInline let layer: Layer
  @usableFromInline let alignment: Alignment
  @usableFromInline let isBehind: Bool

  @inlinable init(content: Content, layer: Layer, alignment: Alignment, isBehind: Bool) {
    self.content = content
    self.layer = layer
    self.alignment = alignment
    self.isBehind = isBehind
  }

  @inlinable @MainActor func lower(into lowering: inout Lowering) {
    let index = lowering.open(.backed(alignment, isBehind: isBehind))
    lowering.single(.layers(alignment), content: content)
    guard let outer = lowering.openLayer(of: index, isBehind: isBehind) else { return }
    lowering.single(.layers(alignment), content: layer)
    lowering.closeLayer(of: index, outer)
  }
}

extension Lowering {
  /// Begins the layer of the node at `index`, whose content is already written, and returns the
  /// previous value of `isBehind`. Without content it removes the node and returns `nil`.
  @usableFromInline
  mutating func openLayer(of index: Int, isBehind: Bool) -> Bool? {
    guard tree.nodes.count > index + 1 else {
      tree.nodes.removeLast()
      return nil
    }
    tree.nodes[index].priority = tree.nodes[index + 1].priority
    let outer = environment.isBehind
    if isBehind { environment.isBehind = true }
    return outer
  }

  /// Ends the layer of the node at `index`, and the node.
  @usableFromInline
  mutating func closeLayer(of index: Int, _ isBehind: Bool) {
    environment.isBehind = isBehind
    close(index)
  }
}

extension View {
  /// Draws `content` behind the view, at the view's size, as in SwiftUI.
  @inlinable nonisolated public func background<Layer: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Layer
  ) -> some View {
    BackedView(content: self, layer: content(), alignment: alignment, isBehind: true)
  }

  /// Fills the area behind the view, as in SwiftUI.
  @inlinable nonisolated public func background(_ style: some ShapeStyle) -> some View {
    BackedView(content: self, layer: StyleView(style: style), alignment: .center, isBehind: true)
  }

  /// Draws `content` in front of the view, at the view's size, as in SwiftUI.
  @inlinable nonisolated public func overlay<Layer: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Layer
  ) -> some View {
    BackedView(content: self, layer: content(), alignment: alignment, isBehind: false)
  }
}
