import WidgetLayout

/// A point of a line, as in Swift Charts; the points of a series are joined in order.
public nonisolated struct LineMark: PrimitiveChartContent {
  private let record: MarkRecord

  /// Creates a point of the line of its colour; a value that is not finite leaves a gap.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    record = MarkRecord(kind: .line, x: .at(x.plotValue), y: .at(y.plotValue))
  }

  /// Creates a point of the line of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    record = MarkRecord(
      kind: .line, x: .at(x.plotValue), y: .at(y.plotValue), series: series.plotValue)
  }

  @MainActor public func collect(into marks: inout ChartMarks) { marks.records.append(record) }
}
