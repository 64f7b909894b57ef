public import WidgetLayout

extension View {
  /// Sets the visibility of the legend; by default it is shown for at least two series.
  nonisolated public func chartLegend(_ visibility: Visibility) -> some View {
    environment(\.chartOptions.legend.visibility, visibility)
  }

  /// Sets the position of the legend: above, below or beside the plot.
  nonisolated public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: Double? = nil
  ) -> some View {
    environment(\.chartOptions.legend.position, position)
  }

  /// Replaces the legend by a view.
  nonisolated public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: Double? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    environment(\.chartOptions.legend.position, position)
      .environment(\.chartOptions.legend.lower, { content().lower(into: &$0) })
  }

  /// Sets the colours of values, which lines, areas and bars have in place of their own.
  nonisolated package func chartLevels(_ levels: LevelRamp?) -> some View {
    environment(\.chartOptions.levels, levels)
  }

  /// Sets the words of a row below the chart, in forms for less and less room, about bars that share cells.
  nonisolated package func chartBarWords(
    _ words: @escaping @Sendable ([BarPlace]) -> [String]
  ) -> some View {
    environment(\.chartOptions.barWords, words)
  }

  /// Modifies the plot. Here the modifiers apply to the whole chart with its axes.
  nonisolated public func chartPlotStyle<Content: View>(
    @ViewBuilder content: (ChartPlotContent) -> Content
  ) -> some View {
    content(ChartPlotContent(self))
  }

  /// Draws a view in front of charts, at the size of the whole chart.
  nonisolated public func chartOverlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: (ChartProxy) -> Content
  ) -> some View {
    overlay(alignment: alignment) { content(ChartProxy()) }
  }

  /// Draws a view behind charts, at the size of the whole chart.
  nonisolated public func chartBackground<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: (ChartProxy) -> Content
  ) -> some View {
    background(alignment: alignment) { content(ChartProxy()) }
  }
}

/// A chart whose plot is being modified, as in Swift Charts.
public nonisolated struct ChartPlotContent: PrimitiveView {
  private let chart: any View

  init(_ chart: some View) { self.chart = chart }

  @MainActor public func lower(into lowering: inout Lowering) { chart.lower(into: &lowering) }
}
