/// One view for each element of a collection, as in SwiftUI. Identity does not matter here:
/// a picture is made afresh from each entry.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  PrimitiveView
{
  private let data: Data
  private let content: @MainActor (Data.Element) -> Content

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  @MainActor public func lower(into lowering: inout Lowering) {
    for element in data {
      EnvironmentValues.current = lowering.environment
      content(element).lower(into: &lowering)
    }
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  public init(
    _ data: Data, @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping @MainActor (Int) -> Content) {
    self.init(data, id: \.self, content: content)
  }
}
