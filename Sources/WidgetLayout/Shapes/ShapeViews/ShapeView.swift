/// A shape with a style.
public nonisolated struct ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView {
  private let shape: Content
  private let style: Style
  private let rule: FillStyle

  init(_ shape: Content, style: Style, rule: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.rule = rule
  }

  public func lower(into lowering: inout Lowering) {
    let environment = lowering.environment
    lowering.drawing(
      ShapeDrawing(
        shape: shape, brush: Brush(style, in: environment), isEvenOdd: rule.isEOFilled,
        asked: environment.askedSize, isBehind: environment.isBehind,
        turn: environment[ShapeTurnKey.self]))
  }
}

extension ShapeView {
  /// Strokes the outline in front of the view, as in SwiftUI.
  public func stroke(
    _ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    overlay { shape.stroke(content, style: style) }
  }

  /// Strokes the outline in front of the view, as in SwiftUI.
  public func stroke(
    _ content: some ShapeStyle, lineWidth: Double = 1, antialiased: Bool = true
  ) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Fills the shape once more in front of the view, as in SwiftUI.
  public func fill(_ content: some ShapeStyle, style: FillStyle = FillStyle()) -> some View {
    overlay { shape.fill(content, style: style) }
  }
}

extension ShapeView where Content: InsettableShape {
  /// Strokes a line inside the outline in front of the view, as in SwiftUI.
  public func strokeBorder(
    _ content: some ShapeStyle, lineWidth: Double = 1, antialiased: Bool = true
  ) -> some View {
    overlay { shape.strokeBorder(content, lineWidth: lineWidth) }
  }

  /// Strokes a line inside the outline in front of the view, as in SwiftUI.
  public func strokeBorder(
    _ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    overlay { shape.strokeBorder(content, style: style) }
  }
}
