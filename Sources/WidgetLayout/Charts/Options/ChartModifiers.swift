extension View {
  /// Shows or hides the names of the series; by default they are shown where there are two.
  nonisolated public func chartLegend(_ visibility: Visibility) -> some View {
    environment(\.chartOptions.legend.visibility, visibility)
  }

  /// Sets where the names of the series stand: above, below or beside the plot.
  nonisolated public func chartLegend(
    position: AnnotationPosition, alignment: Alignment? = nil, spacing: Double? = nil
  ) -> some View {
    environment(\.chartOptions.legend.position, position)
  }

  /// Sets a view in the place of the names of the series.
  nonisolated public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: Double? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    environment(\.chartOptions.legend.position, position)
      .environment(\.chartOptions.legend.lower, { content().lower(into: &$0) })
  }

  /// Sets the styles of series by their names.
  nonisolated public func chartForegroundStyleScale<D: Plottable>(
    _ mapping: KeyValuePairs<D, some ShapeStyle>
  ) -> some View {
    environment(
      \.chartOptions.styles,
      mapping.map { ($0.key.primitivePlottable.plotValue.name, $0.value as any ShapeStyle) })
  }

  /// Sets the styles of series, in their order.
  nonisolated public func chartForegroundStyleScale<D: Plottable>(
    domain: [D], range: [some ShapeStyle]
  ) -> some View {
    environment(
      \.chartOptions.styles,
      zip(domain, range).map { ($0.0.primitivePlottable.plotValue.name, $0.1 as any ShapeStyle) })
  }

  /// Sets the styles of series in the order in which they appear.
  nonisolated public func chartForegroundStyleScale(range: [some ShapeStyle]) -> some View {
    environment(\.chartOptions.styles, range.map { (nil, $0 as any ShapeStyle) })
  }

  /// Changes the plot with other modifiers. Here they are applied to the whole chart, its axes
  /// included.
  nonisolated public func chartPlotStyle<Content: View>(
    @ViewBuilder content: (ChartPlotContent) -> Content
  ) -> some View {
    content(ChartPlotContent(self))
  }

  /// Draws a view before the charts inside, at the size of the whole chart.
  nonisolated public func chartOverlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: (ChartProxy) -> Content
  ) -> some View {
    overlay(alignment: alignment) { content(ChartProxy()) }
  }

  /// Draws a view behind the charts inside, at the size of the whole chart.
  nonisolated public func chartBackground<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: (ChartProxy) -> Content
  ) -> some View {
    background(alignment: alignment) { content(ChartProxy()) }
  }
}

/// A chart while its plot is being changed, as in Swift Charts.
public nonisolated struct ChartPlotContent: PrimitiveView {
  private let chart: any View

  init(_ chart: some View) { self.chart = chart }

  @MainActor public func lower(into lowering: inout Lowering) { chart.lower(into: &lowering) }
}

/// Where values stand in a chart, as in Swift Charts. Here no place is known before the picture is
/// drawn, so that all answers are nil.
public struct ChartProxy: Sendable {
  /// The place of a value along the axis below.
  public func position<P: Plottable>(forX value: P) -> Double? { nil }

  /// The place of a value along the axis beside.
  public func position<P: Plottable>(forY value: P) -> Double? { nil }
}
