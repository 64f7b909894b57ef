/// The rows of a list of trees, as in SwiftUI. Here, as at first in SwiftUI, the roots are shown.
public typealias ListOutline<Data: RandomAccessCollection, ID: Hashable, Row: View> = OutlineGroup<
  Data, ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>
>

extension List where SelectionValue == Never {
  /// Creates a list of trees.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ListOutline<Data, Data.Element.ID, Row> {
    self.init(rows: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list of trees.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where Content == ListOutline<Data, ID, Row> {
    self.init(rows: OutlineGroup(data, id: id, children: children, content: rowContent))
  }

  /// Creates a list of trees of bindings.
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping @MainActor (Binding<Data.Element>) -> Row
  ) where Data.Element: Identifiable, Content == ListOutline<Binding<Data>, Data.Element.ID, Row> {
    self.init(rows: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list of trees of bindings.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    children: WritableKeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping @MainActor (Binding<Data.Element>) -> Row
  ) where Content == ListOutline<Binding<Data>, ID, Row> {
    self.init(rows: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

extension List {
  /// Creates a list of trees whose rows can be selected.
  public init<Data: RandomAccessCollection, Row: View, Selection: ListSelection>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Selection>?,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  )
  where
    SelectionValue == Selection.SelectionValue, Data.Element: Identifiable,
    Content == ListOutline<Data, Data.Element.ID, Row>
  {
    self.init(rows: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list of trees whose rows can be selected.
  public init<
    Data: RandomAccessCollection, ID: Hashable, Row: View, Selection: ListSelection
  >(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Selection>?,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where SelectionValue == Selection.SelectionValue, Content == ListOutline<Data, ID, Row> {
    self.init(rows: OutlineGroup(data, id: id, children: children, content: rowContent))
  }

  /// Creates a list of trees of bindings whose rows can be selected.
  public init<
    Data: MutableCollection & RandomAccessCollection, Row: View, Selection: ListSelection
  >(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<Selection>?,
    @ViewBuilder rowContent: @escaping @MainActor (Binding<Data.Element>) -> Row
  )
  where
    SelectionValue == Selection.SelectionValue, Data.Element: Identifiable,
    Content == ListOutline<Binding<Data>, Data.Element.ID, Row>
  {
    self.init(rows: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list of trees of bindings whose rows can be selected.
  public init<
    Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View,
    Selection: ListSelection
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    children: WritableKeyPath<Data.Element, Data?>, selection: Binding<Selection>?,
    @ViewBuilder rowContent: @escaping @MainActor (Binding<Data.Element>) -> Row
  )
  where SelectionValue == Selection.SelectionValue, Content == ListOutline<Binding<Data>, ID, Row> {
    self.init(rows: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}
