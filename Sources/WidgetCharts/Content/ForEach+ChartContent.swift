public import WidgetLayout

extension ForEach: ChartContent, PrimitiveChartContent where Content: ChartContent {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) {
    self.init(data: data, content: content)
  }

  @MainActor public func collect(into marks: inout ChartMarks) {
    for element in data { content(element).collect(into: &marks) }
  }
}

extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
  public init(
    _ data: Data, @ChartContentBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) {
    self.init(data: data, content: content)
  }
}

extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
  public init(
    _ data: Range<Int>, @ChartContentBuilder content: @escaping @MainActor (Int) -> Content
  ) {
    self.init(data: data, content: content)
  }
}
