import WidgetLayout

/// A straight line across all or a part of the plot, as in Swift Charts.
public nonisolated struct RuleMark: PrimitiveChartContent {
  private let record: MarkRecord

  init(record: MarkRecord) { self.record = record }

  /// Creates a horizontal line at a value, across the whole plot.
  public init<Y: Plottable>(y: PlottableValue<Y>) {
    record = MarkRecord(kind: .rule, y: .at(y.plotValue))
  }

  /// Creates a vertical line at a value, across the whole plot.
  public init<X: Plottable>(x: PlottableValue<X>) {
    record = MarkRecord(kind: .rule, x: .at(x.plotValue))
  }

  /// Creates a horizontal line from one value to another.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    record = MarkRecord(
      kind: .rule, x: .from(xStart.plotValue, xEnd.plotValue), y: .at(y.plotValue))
  }

  /// Creates a vertical line from one value to another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    record = MarkRecord(
      kind: .rule, x: .at(x.plotValue), y: .from(yStart.plotValue, yEnd.plotValue))
  }

  @MainActor public func collect(into marks: inout ChartMarks) { marks.records.append(record) }
}
