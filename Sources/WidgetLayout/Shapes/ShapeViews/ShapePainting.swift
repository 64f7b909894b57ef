extension Shape {
  /// Fills the shape with a style, as in SwiftUI.
  public nonisolated func fill<Style: ShapeStyle>(
    _ content: Style, style: FillStyle = FillStyle()
  ) -> ShapeView<Self, Style> {
    ShapeView(self, style: content, rule: style)
  }

  /// Fills the shape with the foreground style, as in SwiftUI.
  public nonisolated func fill(
    style: FillStyle = FillStyle()
  ) -> ShapeView<Self, ForegroundStyle> {
    ShapeView(self, style: ForegroundStyle(), rule: style)
  }

  /// Strokes the outline with a style, as in SwiftUI.
  ///
  /// Here a line that would extend beyond the shape's frame is moved inside by half its width.
  public nonisolated func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> ShapeView<ChangedShape<Self>, Style> {
    ShapeView(stroke(style: style), style: content)
  }

  /// Strokes the outline with a style, as in SwiftUI.
  ///
  /// Here a line that would extend beyond the shape's frame is moved inside by half its width.
  public nonisolated func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: Double = 1, antialiased: Bool = true
  ) -> ShapeView<ChangedShape<Self>, Style> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// Strokes a line inside the outline with a style, as in SwiftUI.
  public nonisolated func strokeBorder<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> ShapeView<ChangedShape<InsetShape>, Style> {
    inset(byLength: style.lineWidth / 2).stroke(content, style: style)
  }

  /// Strokes a line inside the outline with a style, as in SwiftUI.
  public nonisolated func strokeBorder<Style: ShapeStyle>(
    _ content: Style, lineWidth: Double = 1, antialiased: Bool = true
  ) -> ShapeView<ChangedShape<InsetShape>, Style> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Strokes a line inside the outline with the foreground style, as in SwiftUI.
  public nonisolated func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> ShapeView<ChangedShape<InsetShape>, ForegroundStyle> {
    strokeBorder(ForegroundStyle(), style: style)
  }

  /// Strokes a line inside the outline with the foreground style, as in SwiftUI.
  public nonisolated func strokeBorder(
    lineWidth: Double = 1, antialiased: Bool = true
  ) -> ShapeView<ChangedShape<InsetShape>, ForegroundStyle> {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }
}
