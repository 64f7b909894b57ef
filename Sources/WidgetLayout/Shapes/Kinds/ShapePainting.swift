extension Shape {
  /// The shape filled with a style, as in SwiftUI.
  public nonisolated func fill<Style: ShapeStyle>(
    _ content: Style, style: FillStyle = FillStyle()
  ) -> ShapeView<Self, Style> {
    ShapeView(self, style: content, rule: style)
  }

  /// The shape filled with the foreground style, as in SwiftUI.
  public nonisolated func fill(
    style: FillStyle = FillStyle()
  ) -> ShapeView<Self, ForegroundStyle> {
    ShapeView(self, style: ForegroundStyle(), rule: style)
  }

  /// The outline as a line of a style, as in SwiftUI.
  ///
  /// Here: a line that would stand out of the shape's room is moved in by half its width.
  public nonisolated func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> ShapeView<ChangedShape<Self>, Style> {
    ShapeView(stroke(style: style), style: content)
  }

  /// The outline as a line of a style, as in SwiftUI.
  ///
  /// Here: a line that would stand out of the shape's room is moved in by half its width.
  public nonisolated func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: Double = 1, antialiased: Bool = true
  ) -> ShapeView<ChangedShape<Self>, Style> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// A line inside of the outline, as in SwiftUI.
  public nonisolated func strokeBorder<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> ShapeView<ChangedShape<InsetShape>, Style> {
    inset(byLength: style.lineWidth / 2).stroke(content, style: style)
  }

  /// A line inside of the outline, as in SwiftUI.
  public nonisolated func strokeBorder<Style: ShapeStyle>(
    _ content: Style, lineWidth: Double = 1, antialiased: Bool = true
  ) -> ShapeView<ChangedShape<InsetShape>, Style> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A line inside of the outline in the foreground style, as in SwiftUI.
  public nonisolated func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> ShapeView<ChangedShape<InsetShape>, ForegroundStyle> {
    strokeBorder(ForegroundStyle(), style: style)
  }

  /// A line inside of the outline in the foreground style, as in SwiftUI.
  public nonisolated func strokeBorder(
    lineWidth: Double = 1, antialiased: Bool = true
  ) -> ShapeView<ChangedShape<InsetShape>, ForegroundStyle> {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }
}
