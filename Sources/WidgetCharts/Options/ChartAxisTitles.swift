public import WidgetLayout

extension View {
  /// Sets the title of the x axis: a row below the plot, in a chart of at least eight rows.
  nonisolated public func chartXAxisLabel<Label: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: Double? = nil, @ViewBuilder content: @escaping @MainActor () -> Label
  ) -> some View {
    environment(\.chartOptions.x.title, AxisTitle(position, alignment, content))
  }

  /// Sets the title of the x axis: a row below the plot, in a chart of at least eight rows.
  nonisolated public func chartXAxisLabel(
    _ label: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: Double? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment) { Text(label) }
  }

  /// Sets the title of the x axis: a row below the plot, in a chart of at least eight rows.
  @_disfavoredOverload
  nonisolated public func chartXAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: Double? = nil
  ) -> some View {
    chartXAxisLabel(Text(label), position: position, alignment: alignment)
  }

  /// Sets the title of the x axis: a row below the plot, in a chart of at least eight rows.
  nonisolated public func chartXAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: Double? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment) { label }
  }

  /// Sets the title of the y axis: a row above the plot, in a chart of at least eight rows.
  nonisolated public func chartYAxisLabel<Label: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: Double? = nil, @ViewBuilder content: @escaping @MainActor () -> Label
  ) -> some View {
    environment(\.chartOptions.y.title, AxisTitle(position, alignment, content))
  }

  /// Sets the title of the y axis: a row above the plot, in a chart of at least eight rows.
  nonisolated public func chartYAxisLabel(
    _ label: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: Double? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment) { Text(label) }
  }

  /// Sets the title of the y axis: a row above the plot, in a chart of at least eight rows.
  @_disfavoredOverload
  nonisolated public func chartYAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: Double? = nil
  ) -> some View {
    chartYAxisLabel(Text(label), position: position, alignment: alignment)
  }

  /// Sets the title of the y axis: a row above the plot, in a chart of at least eight rows.
  nonisolated public func chartYAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: Double? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment) { label }
  }
}

extension AxisTitle {
  /// Creates a title of a view, dim like the labels unless it has a style of its own.
  nonisolated init<Label: View>(
    _ position: AnnotationPosition, _ alignment: Alignment?,
    _ content: @escaping @MainActor () -> Label
  ) {
    self.init(
      position: position, alignment: alignment?.horizontal,
      lower: { content().foregroundStyle(.secondary).lower(into: &$0) })
  }
}
