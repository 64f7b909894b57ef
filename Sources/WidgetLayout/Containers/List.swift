/// Rows from top to bottom, as in SwiftUI; rows that do not fit are not drawn, and nothing scrolls.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: View {
  private let content: Content

  /// Creates a list of rows.
  package init(rows content: Content) { self.content = content }

  public var body: some View {
    VStack(alignment: .leading, spacing: 0) { content }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .changing { $0.isInList = true }
  }
}

extension EnvironmentValues {
  private enum IsInListKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// True inside a list, whose rows show badges.
  package var isInList: Bool {
    get { self[IsInListKey.self] }
    set { self[IsInListKey.self] = newValue }
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of the rows in `content`.
  public init(@ViewBuilder content: () -> Content) { self.init(rows: content()) }

  /// Creates a list with a row for each element.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(rows: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each number.
  public init<Row: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping @MainActor (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(rows: ForEach(data, content: rowContent))
  }
}
