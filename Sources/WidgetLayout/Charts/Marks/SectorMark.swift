/// A sector of a disc or a ring, as in Swift Charts: its angle is its share of the whole.
public nonisolated struct SectorMark: PrimitiveChartContent {
  private let record: MarkRecord

  /// A sector; radii are a ratio of the largest that fits, or points. A dot is left between
  /// sectors whatever the inset is, so that they are told apart without colour.
  public init<A: Plottable>(
    angle: PlottableValue<A>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: Double? = nil
  ) {
    record = MarkRecord(
      kind: .sector, x: .at(angle.plotValue), innerRadius: innerRadius, outerRadius: outerRadius)
  }

  @MainActor public func collect(into marks: inout ChartMarks) { marks.records.append(record) }
}
