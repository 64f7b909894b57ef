/// A view for each element of a collection, as in SwiftUI. Identity does not matter here, as a
/// picture is made anew from each entry.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public typealias Body = Never
  /// The collection.
  public let data: Data
  /// Returns the view of an element.
  public let content: @MainActor (Data.Element) -> Content

  @usableFromInline
  package init(data: Data, content: @escaping @MainActor (Data.Element) -> Content) {
    self.data = data
    self.content = content
  }

  public var body: Never { fatalError("ForEach is a primitive; it is lowered, not asked") }
}

extension ForEach: View, PrimitiveView where Content: View {
  @inlinable public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) {
    self.init(data: data, content: content)
  }

  @inlinable @MainActor public func lower(into lowering: inout Lowering) {
    for element in data {
      lowering.prepareForBody()
      content(element).lower(into: &lowering)
    }
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  @inlinable public init(
    _ data: Data, @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  @inlinable public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping @MainActor (Int) -> Content
  ) {
    self.init(data, id: \.self, content: content)
  }
}
