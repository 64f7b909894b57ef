public import FoundationEssentials

/// The marks of an axis, as in Swift Charts: at which values, and what stands there.
public nonisolated struct AxisMarks: AxisContent {
  public let records: [AxisMarksRecord]

  /// Labels and lines as an axis has them of its own.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    records = [AxisMarksRecord(position: position, values: values, parts: nil)]
  }

  /// Labels and lines at these values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) {
    records = [AxisMarksRecord(position: position, values: .init(values), parts: nil)]
  }

  /// Labels in a format.
  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    let parts = AxisGridLine().parts + AxisValueLabel(format: format).parts
    records = [AxisMarksRecord(position: position, values: values, parts: { _ in parts })]
  }

  /// What `content` says at each value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> AnyAxisMark
  ) {
    records = [
      AxisMarksRecord(position: position, values: values, parts: { content($0).parts })
    ]
  }

  /// What `content` says at each of these values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> AnyAxisMark
  ) {
    records = [
      AxisMarksRecord(position: position, values: .init(values), parts: { content($0).parts })
    ]
  }

  /// The same at every value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: () -> AnyAxisMark
  ) {
    let parts = content().parts
    records = [AxisMarksRecord(position: position, values: values, parts: { _ in parts })]
  }

  /// The same at each of these values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: () -> AnyAxisMark
  ) {
    let parts = content().parts
    records = [AxisMarksRecord(position: position, values: .init(values), parts: { _ in parts })]
  }
}

/// How labels stand to their marks, as in Swift Charts; here in their middle, or within the chart.
public enum AxisMarkPreset: Sendable, Hashable { case automatic, extended, aligned, inset }

/// On which side of the plot an axis stands, as in Swift Charts; automatic is below, and beside on
/// the right.
public enum AxisMarkPosition: Sendable, Hashable {
  case automatic, leading, trailing, top, bottom
}
