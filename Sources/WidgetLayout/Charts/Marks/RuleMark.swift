/// A straight line across the plot or a part of it, as in Swift Charts.
public nonisolated struct RuleMark: PrimitiveChartContent {
  private let record: MarkRecord

  /// A level line at a value, across the whole plot.
  public init<Y: Plottable>(y: PlottableValue<Y>) {
    record = MarkRecord(kind: .rule, y: .at(y.plotValue))
  }

  /// An upright line at a value, across the whole plot.
  public init<X: Plottable>(x: PlottableValue<X>) {
    record = MarkRecord(kind: .rule, x: .at(x.plotValue))
  }

  /// A level line from one value to another.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    record = MarkRecord(
      kind: .rule, x: .from(xStart.plotValue, xEnd.plotValue), y: .at(y.plotValue))
  }

  /// An upright line from one value to another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    record = MarkRecord(
      kind: .rule, x: .at(x.plotValue), y: .from(yStart.plotValue, yEnd.plotValue))
  }

  @MainActor public func collect(into marks: inout ChartMarks) { marks.records.append(record) }
}
