public import WidgetLayout

/// A chart of marks, as in Swift Charts, which fills the proposed space.
///
///     Chart(days) { day in
///       BarMark(x: .value("Day", day.name), y: .value("Orders", day.orders))
///     }
///
/// In a small space the legend is dropped first, then the axes. The ideal size is 24 columns and 8
/// rows.
public nonisolated struct Chart<Content: ChartContent>: PrimitiveView {
  private let content: Content

  /// Creates a chart of the marks in a block.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Creates a chart of the marks of each element.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping @MainActor (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }

  /// Creates a chart of the marks of each element.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping @MainActor (Data.Element) -> C
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, C> {
    self.content = ForEach(data, content: content)
  }

  @MainActor public func lower(into lowering: inout Lowering) {
    var marks = ChartMarks()
    if !lowering.environment.redactionReasons.contains(.placeholder) {
      EnvironmentValues.current = lowering.environment
      content.collect(into: &marks)
    }
    let model = ChartModel(marks.records, in: lowering.environment)
    lowering.drawing(ChartDrawing(model: model))
  }
}
