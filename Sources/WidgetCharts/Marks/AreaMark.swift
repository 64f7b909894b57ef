import WidgetLayout

/// A point of the edge of a filled area, as in Swift Charts.
public nonisolated struct AreaMark: PrimitiveChartContent {
  private let record: MarkRecord

  /// Creates a point of an area from zero to a value; the areas of several series are stacked.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    record = MarkRecord(
      kind: .area, x: .at(x.plotValue), y: .at(y.plotValue), stacking: stacking)
  }

  /// Creates a point of the area of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    record = MarkRecord(
      kind: .area, x: .at(x.plotValue), y: .at(y.plotValue), stacking: stacking,
      series: series.plotValue)
  }

  /// Creates a point of a band between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    record = MarkRecord(
      kind: .area, x: .at(x.plotValue), y: .from(yStart.plotValue, yEnd.plotValue))
  }

  /// Creates a point of the band of a series between two values.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    record = MarkRecord(
      kind: .area, x: .at(x.plotValue), y: .from(yStart.plotValue, yEnd.plotValue),
      series: series.plotValue)
  }

  @MainActor public func collect(into marks: inout ChartMarks) { marks.records.append(record) }
}
