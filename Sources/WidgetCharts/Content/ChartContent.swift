import WidgetLayout

/// A part of a chart: one mark or several, as in Swift Charts.
@MainActor @preconcurrency
public protocol ChartContent {
  associatedtype Body: ChartContent
  /// The content of this part.
  @ChartContentBuilder var body: Body { get }
  /// Appends the part's marks. Only primitives implement this.
  func collect(into marks: inout ChartMarks)
}

extension ChartContent {
  public func collect(into marks: inout ChartMarks) { body.collect(into: &marks) }
}

extension Never: ChartContent {}

/// A part of a chart that appends its own marks and has no body.
@MainActor @preconcurrency
public protocol PrimitiveChartContent: ChartContent where Body == Never {}

extension PrimitiveChartContent {
  public var body: Never { fatalError("\(Self.self) is a primitive; it is collected, not asked") }
}

/// The collected marks of a chart.
public struct ChartMarks {
  var records: [MarkRecord] = []
}
