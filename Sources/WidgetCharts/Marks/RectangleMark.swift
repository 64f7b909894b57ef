import WidgetLayout

/// A filled rectangle, as in Swift Charts, between values or in the place of a category.
public nonisolated struct RectangleMark: PrimitiveChartContent {
  private let record: MarkRecord

  init(record: MarkRecord) { self.record = record }

  /// Creates a rectangle in the place of two values, as in a heat map.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    record = MarkRecord(
      kind: .rectangle, x: .at(x.plotValue), y: .at(y.plotValue), width: width, height: height)
  }

  /// Creates a rectangle between two values on each axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    record = MarkRecord(
      kind: .rectangle, x: .from(xStart.plotValue, xEnd.plotValue),
      y: .from(yStart.plotValue, yEnd.plotValue))
  }

  /// Creates a band of the whole height between two values.
  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
    record = MarkRecord(kind: .rectangle, x: .from(xStart.plotValue, xEnd.plotValue))
  }

  /// Creates a band of the whole width between two values.
  public init<Y: Plottable>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    record = MarkRecord(kind: .rectangle, y: .from(yStart.plotValue, yEnd.plotValue))
  }

  /// Creates the hatching of a time in which nothing was read: a band of the whole height between two
  /// values. Swift Charts has none.
  package init<X: Plottable>(
    hatchedFrom start: PlottableValue<X>, to end: PlottableValue<X>
  ) {
    var record = MarkRecord(kind: .rectangle, x: .from(start.plotValue, end.plotValue))
    record.look.isHatched = true
    self.record = record
  }

  @MainActor public func collect(into marks: inout ChartMarks) { marks.records.append(record) }
}
