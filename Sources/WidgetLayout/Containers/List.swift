/// Rows one below another from the top, as in SwiftUI; what has no room is not drawn, and nothing
/// scrolls.
public nonisolated struct List<Content: View>: View {
  private let content: Content

  /// The rows that `content` is.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A row for each element.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }

  /// A row for each element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: rowContent)
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 0) { content }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// Controls one below another from the top, as in SwiftUI.
public nonisolated struct Form<Content: View>: View {
  private let content: Content

  /// The controls that `content` is.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { List { content } }
}

/// Controls side by side, as in SwiftUI.
public nonisolated struct ControlGroup<Content: View>: View {
  private let content: Content

  /// The controls that `content` is.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { HStack { content } }
}
