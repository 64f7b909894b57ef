import WidgetLayout

/// A point, as in Swift Charts: four braille dots, or the character of its symbol.
public nonisolated struct PointMark: PrimitiveChartContent {
  private let record: MarkRecord

  /// Creates a point at two values; it is not drawn if one of them is not finite.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    record = MarkRecord(kind: .point, x: .at(x.plotValue), y: .at(y.plotValue))
  }

  @MainActor public func collect(into marks: inout ChartMarks) { marks.records.append(record) }
}
