/// An area of a style.
@usableFromInline
nonisolated struct StyleView<Style: ShapeStyle>: PrimitiveView {
  @usableFromInline let style: Style

  @inlinable init(style: Style) { self.style = style }

  @usableFromInline func lower(into lowering: inout Lowering) {
    lowering.area(style)
  }
}
