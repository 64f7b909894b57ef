/// A view of which only what another view covers is seen.
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
  /// Cuts the view to a shape, as in SwiftUI.
  ///
  /// Here: an area that is cut through becomes a block of its colour, a text stays where at least
  /// half of its cell is inside.
  nonisolated public func clipShape(
    _ shape: some Shape, style: FillStyle = FillStyle()
  ) -> some View {
    MaskedView(content: self, mask: shape.fill(.black, style: style), alignment: .center)
  }

  /// Cuts off the view's corners, as in SwiftUI.
  ///
  /// Here: from two rows and six points on, each corner loses a quarter of a cell or more.
  nonisolated public func cornerRadius(_ radius: Double, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Shows of the view only what another view covers, as in SwiftUI.
  ///
  /// Here: a text in the mask covers whole cells; colours that can be seen through fade.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    MaskedView(content: self, mask: mask(), alignment: alignment)
  }

  /// Shows of the view only what another view covers, as in SwiftUI.
  nonisolated public func mask(_ mask: some View) -> some View {
    MaskedView(content: self, mask: mask, alignment: .center)
  }

  /// Makes the view as solid as `opacity` says, from 0 to 1, as in SwiftUI; at 0 it keeps its room.
  ///
  /// Here: colours are mixed with what lies behind where it is known, else with the theme's
  /// background; on sixteen colours they become darker, then grey.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    WrappingView(kind: .faded(Float(opacity.isNaN ? 1 : min(max(opacity, 0), 1))), content: self)
  }
}
