import WidgetLayout

/// A bar, as in Swift Charts, which rises from zero, or is horizontal if its places are on the y
/// axis.
public nonisolated struct BarMark: PrimitiveChartContent {
  private let record: MarkRecord

  init(record: MarkRecord) { self.record = record }

  /// Creates a bar from zero to a value in a place; the bars of one place are stacked.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    record = MarkRecord(
      kind: .bar, x: .at(x.plotValue), y: .at(y.plotValue), width: width, height: height,
      stacking: stacking)
  }

  /// Creates a bar between two values in a place.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    record = MarkRecord(
      kind: .bar, x: .at(x.plotValue), y: .from(yStart.plotValue, yEnd.plotValue), width: width)
  }

  /// Creates a horizontal bar between two values in a place.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    record = MarkRecord(
      kind: .bar, x: .from(xStart.plotValue, xEnd.plotValue), y: .at(y.plotValue), height: height)
  }

  /// Creates a part of one horizontal bar over the whole height, as in a meter of parts.
  public init<X: Plottable>(
    x: PlottableValue<X>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    record = MarkRecord(
      kind: .bar, x: .at(x.plotValue), y: .at(.category("")), height: height, stacking: stacking)
  }

  /// Creates a part of one vertical bar over the whole width.
  public init<Y: Plottable>(
    y: PlottableValue<Y>, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    record = MarkRecord(
      kind: .bar, x: .at(.category("")), y: .at(y.plotValue), width: width, stacking: stacking)
  }

  @MainActor public func collect(into marks: inout ChartMarks) { marks.records.append(record) }
}
