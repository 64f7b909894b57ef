/// A point, as in Swift Charts: four braille dots, or the character of its symbol.
public nonisolated struct PointMark: PrimitiveChartContent {
  private let record: MarkRecord

  /// A point at two values; one that is no finite number is not drawn.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    record = MarkRecord(kind: .point, x: .at(x.plotValue), y: .at(y.plotValue))
  }

  @MainActor public func collect(into marks: inout ChartMarks) { marks.records.append(record) }
}
