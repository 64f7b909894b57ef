/// The selection of a list: several rows, or one or none. Here, nothing is marked.
public protocol ListSelection {
  /// The identity of a row.
  associatedtype SelectionValue: Hashable
}

extension Set: ListSelection {
  public typealias SelectionValue = Element
}

extension Optional: ListSelection where Wrapped: Hashable {
  public typealias SelectionValue = Wrapped
}

extension List {
  /// Creates a list of rows that can be selected.
  public init<Selection: ListSelection>(
    selection: Binding<Selection>?, @ViewBuilder content: () -> Content
  ) where SelectionValue == Selection.SelectionValue {
    self.init(rows: content())
  }

  /// Creates a list with a row that can be selected for each element.
  public init<Data: RandomAccessCollection, Row: View, Selection: ListSelection>(
    _ data: Data, selection: Binding<Selection>?,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  )
  where
    SelectionValue == Selection.SelectionValue, Data.Element: Identifiable,
    Content == ForEach<Data, Data.Element.ID, Row>
  {
    self.init(rows: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row that can be selected for each element.
  public init<
    Data: RandomAccessCollection, ID: Hashable, Row: View, Selection: ListSelection
  >(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Selection>?,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where SelectionValue == Selection.SelectionValue, Content == ForEach<Data, ID, Row> {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row that can be selected for each number.
  public init<Row: View, Selection: ListSelection>(
    _ data: Range<Int>, selection: Binding<Selection>?,
    @ViewBuilder rowContent: @escaping @MainActor (Int) -> Row
  ) where SelectionValue == Selection.SelectionValue, Content == ForEach<Range<Int>, Int, Row> {
    self.init(rows: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row that can be selected for the binding of each element.
  @_disfavoredOverload
  public init<
    Data: MutableCollection & RandomAccessCollection, Row: View, Selection: ListSelection
  >(
    _ data: Binding<Data>, selection: Binding<Selection>?,
    @ViewBuilder rowContent: @escaping @MainActor (Binding<Data.Element>) -> Row
  )
  where
    SelectionValue == Selection.SelectionValue, Data.Element: Identifiable, Data.Index: Hashable,
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, Row
    >
  {
    self.init(rows: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row that can be selected for the binding of each element.
  @_disfavoredOverload
  public init<
    Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View,
    Selection: ListSelection
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Selection>?,
    @ViewBuilder rowContent: @escaping @MainActor (Binding<Data.Element>) -> Row
  )
  where
    SelectionValue == Selection.SelectionValue, Data.Index: Hashable,
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, Row>
  {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// Creates a list with a row for the binding of each element.
  @_disfavoredOverload
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>,
    @ViewBuilder rowContent: @escaping @MainActor (Binding<Data.Element>) -> Row
  )
  where
    Data.Element: Identifiable, Data.Index: Hashable,
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, Row
    >
  {
    self.init(rows: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for the binding of each element.
  @_disfavoredOverload
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping @MainActor (Binding<Data.Element>) -> Row
  )
  where
    Data.Index: Hashable,
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, Row>
  {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }
}
