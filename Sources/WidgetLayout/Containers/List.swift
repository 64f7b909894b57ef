/// Rows from top to bottom, as in SwiftUI; rows that do not fit are not drawn, and nothing scrolls.
public nonisolated struct List<Content: View>: View {
  private let content: Content

  /// Creates a list of the rows in `content`.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a list with a row for each element.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }

  /// Creates a list with a row for each element.
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

/// Controls from top to bottom, as in SwiftUI.
public nonisolated struct Form<Content: View>: View {
  private let content: Content

  /// Creates a form of the controls in `content`.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { List { content } }
}

/// Controls side by side, as in SwiftUI.
public nonisolated struct ControlGroup<Content: View>: View {
  private let content: Content

  /// Creates a group of the controls in `content`.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { HStack { content } }
}
