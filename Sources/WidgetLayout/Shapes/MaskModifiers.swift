/// A view of which only the part under a mask is visible.
nonisolated struct MaskedView<Content: View, Mask: View>: PrimitiveView {
  let content: Content
  let mask: Mask
  let alignment: Alignment

  @MainActor func lower(into lowering: inout Lowering) {
    let index = lowering.tree.nodes.count
    BackedView(content: content, layer: mask, alignment: alignment, isBehind: false)
      .lower(into: &lowering)
    guard lowering.tree.nodes.count > index else { return }
    lowering.tree.nodes[index].kind = .masked(alignment)
  }
}

extension View {
  /// Clips the view to a shape, as in SwiftUI.
  ///
  /// Here the cut part of an area becomes a block of its colour; a character of text stays if at
  /// least half of its cell is inside.
  nonisolated public func clipShape(
    _ shape: some Shape, style: FillStyle = FillStyle()
  ) -> some View {
    MaskedView(content: self, mask: shape.fill(.black, style: style), alignment: .center)
  }

  /// Clips the view's corners, as in SwiftUI.
  ///
  /// Here a view of at least two rows loses a quarter of a cell or more at each corner if the
  /// radius is at least six points.
  nonisolated public func cornerRadius(_ radius: Double, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Masks the view with another view, as in SwiftUI.
  ///
  /// Here text in the mask covers whole cells, and transparent colours fade the view.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    MaskedView(content: self, mask: mask(), alignment: alignment)
  }

  /// Masks the view with another view, as in SwiftUI.
  nonisolated public func mask(_ mask: some View) -> some View {
    MaskedView(content: self, mask: mask, alignment: .center)
  }

  /// Sets the view's opacity, from 0 to 1, as in SwiftUI; at 0 it keeps its space.
  ///
  /// Here colours are mixed with the colour behind them if it is known, otherwise with the theme's
  /// background; with sixteen colours they become darker, then grey.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    WrappingView(kind: .faded(Float(opacity.isNaN ? 1 : min(max(opacity, 0), 1))), content: self)
  }
}
