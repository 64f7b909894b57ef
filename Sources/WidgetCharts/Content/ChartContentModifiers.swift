public import WidgetLayout

/// A part of a chart with a changed style.
nonisolated struct StyledChartContent<Content: ChartContent>: PrimitiveChartContent {
  let content: Content
  let change: (inout MarkLook) -> Void

  @MainActor func collect(into marks: inout ChartMarks) {
    let start = marks.records.count
    content.collect(into: &marks)
    for index in marks.records.indices[start...] { change(&marks.records[index].look) }
  }
}

extension ChartContent {
  nonisolated private func changing(_ change: @escaping (inout MarkLook) -> Void)
    -> some ChartContent
  {
    StyledChartContent(content: self, change: change)
  }

  /// Sets the style of the marks.
  nonisolated public func foregroundStyle(_ style: some ShapeStyle) -> some ChartContent {
    changing { if $0.styleBy == nil { $0.style = $0.style ?? style } }
  }

  /// Colours the marks by a value: one colour for each series, in order of appearance.
  nonisolated public func foregroundStyle<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    changing { if $0.style == nil { $0.styleBy = $0.styleBy ?? value.plotValue } }
  }

  /// Sets the opacity of the marks. Here they are not drawn below 0.05; below 0.6 they are dim, and
  /// areas are dotted.
  nonisolated public func opacity(_ opacity: Double) -> some ChartContent {
    changing { $0.opacity = ($0.opacity ?? 1) * opacity }
  }

  /// Sets the shape of each point of a line or of each point mark; here one character.
  nonisolated public func symbol(_ symbol: some ChartSymbolShape) -> some ChartContent {
    changing { $0.symbol = $0.symbol ?? symbol.glyph }
  }

  /// Distinguishes series by the shape of their points.
  nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changing { $0.symbolBy = $0.symbolBy ?? value.plotValue }
  }

  /// Sets a view for each point; here a filled circle, as a point is one cell.
  nonisolated public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    changing { $0.symbol = $0.symbol ?? BasicChartSymbolShape.circle.glyph }
  }

  /// Sets the area of a point in square points: four braille dots, or one below 16.
  nonisolated public func symbolSize(_ area: Double) -> some ChartContent {
    changing { $0.symbolSize = $0.symbolSize ?? area }
  }

  /// Sizes points by a value; here all have the same size.
  nonisolated public func symbolSize<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    changing { _ in }
  }

  /// Sets the interpolation of a line, or of the edge of an area, between its points.
  nonisolated public func interpolationMethod(
    _ method: InterpolationMethod
  ) -> some ChartContent {
    changing { $0.interpolation = $0.interpolation ?? method }
  }

  /// Sets the style of lines and rules: their dashes, and two dots of width for lines of at least
  /// three points.
  nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    changing { $0.lineStyle = $0.lineStyle ?? style }
  }

  /// Distinguishes series by the style of their lines: a scale's, else whole, then dashed.
  nonisolated public func lineStyle<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent { changing { $0.lineStyleBy = $0.lineStyleBy ?? value.plotValue } }

  /// Has no effect here, as cells have no corners to round.
  nonisolated public func cornerRadius(
    _ radius: Double, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent { self }

  /// Places the bars of one place side by side, one for each value.
  nonisolated public func position<D: Plottable>(
    by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    changing { $0.positionBy = $0.positionBy ?? value.plotValue }
  }

  /// Adds a view beside each mark, at its ideal size and within the chart.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: Double? = nil, overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: @escaping @MainActor () -> C
  ) -> some ChartContent {
    let isBeside = position.direction.x != 0
    let annotation = MarkAnnotation(
      position: position, alignment: alignment.horizontal,
      spacing: spacing.map { isBeside ? Points.columns($0) : Points.rows($0) }
        ?? (isBeside ? 1 : 0),
      lower: { content().lower(into: &$0) })
    return changing { $0.annotations.append(annotation) }
  }

  /// Has no effect here, as the kind of mark and the order determine what is on top.
  nonisolated public func zIndex(_ value: Double) -> some ChartContent { self }
}
