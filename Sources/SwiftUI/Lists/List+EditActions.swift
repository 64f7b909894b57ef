// Lists whose rows a person may edit elsewhere.
extension List {
  /// Creates a list with a row that can be selected and edited for each element.
  public init<
    Data: MutableCollection & RandomAccessCollection, Row: View, Selection: ListSelection
  >(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Selection>?,
    @ViewBuilder rowContent: @escaping @MainActor (Binding<Data.Element>) -> Row
  )
  where
    SelectionValue == Selection.SelectionValue, Data.Element: Identifiable, Data.Index: Hashable,
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
      EditableCollectionContent<Row, Data>
    >
  {
    self.init(rows: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Creates a list with a row that can be selected and edited for each element.
  public init<
    Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View,
    Selection: ListSelection
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<Selection>?,
    @ViewBuilder rowContent: @escaping @MainActor (Binding<Data.Element>) -> Row
  )
  where
    SelectionValue == Selection.SelectionValue, Data.Index: Hashable,
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<Row, Data>
    >
  {
    self.init(rows: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// Creates a list with a row that can be edited for each element.
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping @MainActor (Binding<Data.Element>) -> Row
  )
  where
    Data.Element: Identifiable, Data.Index: Hashable,
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
      EditableCollectionContent<Row, Data>
    >
  {
    self.init(rows: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Creates a list with a row that can be edited for each element.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping @MainActor (Binding<Data.Element>) -> Row
  )
  where
    Data.Index: Hashable,
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<Row, Data>
    >
  {
    self.init(rows: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}
