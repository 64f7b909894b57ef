import WidgetLayout

/// A sector of a disc or a ring, as in Swift Charts, whose angle is its share of the whole.
public nonisolated struct SectorMark: PrimitiveChartContent {
  private let record: MarkRecord

  /// Creates a sector; radii are points, or a ratio of the largest that fits. With any inset one
  /// dot is left between sectors, so that they can be distinguished without colour.
  public init<A: Plottable>(
    angle: PlottableValue<A>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: Double? = nil
  ) {
    record = MarkRecord(
      kind: .sector, x: .at(angle.plotValue), innerRadius: innerRadius, outerRadius: outerRadius)
  }

  @MainActor public func collect(into marks: inout ChartMarks) { marks.records.append(record) }
}
