/// A part of a chart whose marks look different.
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

  /// Colours the marks.
  nonisolated public func foregroundStyle(_ style: some ShapeStyle) -> some ChartContent {
    changing { if $0.styleBy == nil { $0.style = $0.style ?? style } }
  }

  /// Colours the marks by a value: one colour a series, in the order of their appearance.
  nonisolated public func foregroundStyle<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    changing { if $0.style == nil { $0.styleBy = $0.styleBy ?? value.plotValue } }
  }

  /// Makes the marks fainter. Here: not drawn below 0.05, dim below 0.6; areas are drawn dotted.
  nonisolated public func opacity(_ opacity: Double) -> some ChartContent {
    changing { $0.opacity = ($0.opacity ?? 1) * opacity }
  }

  /// Marks each point of a line, or each point mark, with a shape; here one character.
  nonisolated public func symbol(_ symbol: some ChartSymbolShape) -> some ChartContent {
    changing { $0.symbol = $0.symbol ?? symbol.glyph }
  }

  /// Tells series apart by the shape of their points.
  nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changing { $0.symbolBy = $0.symbolBy ?? value.plotValue }
  }

  /// Marks each point with a view; here a filled circle, for a point is one cell.
  nonisolated public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    changing { $0.symbol = $0.symbol ?? BasicChartSymbolShape.circle.glyph }
  }

  /// Sets the area of a point in square points: four braille dots, below 16 only one.
  nonisolated public func symbolSize(_ area: Double) -> some ChartContent {
    changing { $0.symbolSize = $0.symbolSize ?? area }
  }

  /// Sizes points by a value; here all are of one size.
  nonisolated public func symbolSize<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    changing { _ in }
  }

  /// Sets how a line or the edge of an area goes from point to point.
  nonisolated public func interpolationMethod(
    _ method: InterpolationMethod
  ) -> some ChartContent {
    changing { $0.interpolation = $0.interpolation ?? method }
  }

  /// Sets the stroke of lines and rules: its dashes, and from three points on a double line.
  nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    changing { $0.lineStyle = $0.lineStyle ?? style }
  }

  /// Rounds the corners of bars and sectors; cells have none to round.
  nonisolated public func cornerRadius(_ radius: Double) -> some ChartContent { self }

  /// Puts the bars of one place side by side, one for each value.
  nonisolated public func position<D: Plottable>(
    by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    changing { $0.positionBy = $0.positionBy ?? value.plotValue }
  }

  /// Puts a view beside each mark, at its ideal size and within the chart.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: Double? = nil, @ViewBuilder content: @escaping @MainActor () -> C
  ) -> some ChartContent {
    let isBeside = position.direction.x != 0
    let annotation = MarkAnnotation(
      position: position, alignment: alignment.horizontal,
      spacing: spacing.map { isBeside ? Points.columns($0) : Points.rows($0) }
        ?? (isBeside ? 1 : 0),
      lower: { content().lower(into: &$0) })
    return changing { $0.annotations.append(annotation) }
  }

  /// Says what the marks are to those who hear them; nothing is drawn.
  nonisolated public func accessibilityLabel(_ label: String) -> some ChartContent { self }

  /// Says what the marks' value is to those who hear it; nothing is drawn.
  nonisolated public func accessibilityValue(_ value: String) -> some ChartContent { self }

  /// Hides the marks from those who hear them; they are drawn all the same.
  nonisolated public func accessibilityHidden(_ isHidden: Bool) -> some ChartContent { self }

  /// Sets who is drawn above whom; here the kind of mark and the order decide.
  nonisolated public func zIndex(_ value: Double) -> some ChartContent { self }
}
