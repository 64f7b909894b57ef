public import FoundationEssentials
public import WidgetLayout

/// The marks of an axis, as in Swift Charts: their values, and their content.
public nonisolated struct AxisMarks: AxisContent {
  public let records: [AxisMarksRecord]

  /// Creates the default labels and grid lines.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    records = [AxisMarksRecord(position: position, values: values, parts: nil)]
  }

  /// Creates the default labels and grid lines at some values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) {
    records = [AxisMarksRecord(position: position, values: .init(values), parts: nil)]
  }

  /// Creates grid lines and labels in a format.
  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    let parts = AxisGridLine().parts + AxisValueLabel(format: format).parts
    records = [AxisMarksRecord(position: position, values: values, parts: { _ in parts })]
  }

  /// Creates marks with the content for each value.
  public init<Content: AxisMark>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    records = [
      AxisMarksRecord(position: position, values: values, parts: { content($0).parts })
    ]
  }

  /// Creates marks with the content for each of some values.
  public init<Value: Plottable, Content: AxisMark>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    records = [
      AxisMarksRecord(position: position, values: .init(values), parts: { content($0).parts })
    ]
  }

  /// Creates marks with the same content at every value.
  public init<Content: AxisMark>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: () -> Content
  ) {
    let parts = content().parts
    records = [AxisMarksRecord(position: position, values: values, parts: { _ in parts })]
  }

  /// Creates marks with the same content at each of some values.
  public init<Value: Plottable, Content: AxisMark>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: () -> Content
  ) {
    let parts = content().parts
    records = [AxisMarksRecord(position: position, values: .init(values), parts: { _ in parts })]
  }
}

/// The placement of labels at their marks, as in Swift Charts; here they are centred, and stay
/// within the chart.
public enum AxisMarkPreset: Sendable, Hashable { case automatic, extended, aligned, inset }

/// The side of the plot on which an axis is drawn, as in Swift Charts; automatic is the bottom and
/// the right.
public enum AxisMarkPosition: Sendable, Hashable {
  case automatic, leading, trailing, top, bottom
}
