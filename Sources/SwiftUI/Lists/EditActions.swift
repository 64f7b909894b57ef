/// The edits that a list allows on its rows, as in SwiftUI. Here, no row is edited.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: RangeReplaceableCollection {
  public static var delete: Self { Self(rawValue: 1) }
  public static var all: Self { .delete }
}

extension EditActions where Data: MutableCollection {
  public static var move: Self { Self(rawValue: 2) }
  public static var all: Self { .move }
}

extension EditActions where Data: RangeReplaceableCollection, Data: MutableCollection {
  public static var all: Self { [.delete, .move] }
}

/// The row of an element that a person may edit, as in SwiftUI.
public struct EditableCollectionContent<Content, Data> {
  fileprivate let content: Content
}

extension EditableCollectionContent: View where Content: View {
  public var body: some View { content }
}

/// The places and identities of the elements of a collection, as in SwiftUI.
public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
  /// The place and the identity of an element.
  public struct Element {
    let index: Base.Index
    let id: ID
  }

  fileprivate let base: Base
  fileprivate let id: KeyPath<Base.Element, ID>

  public var startIndex: Base.Index { base.startIndex }
  public var endIndex: Base.Index { base.endIndex }

  public subscript(position: Base.Index) -> Element {
    Element(index: position, id: base[position][keyPath: id])
  }

  public func index(after index: Base.Index) -> Base.Index { base.index(after: index) }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
  public func index(before index: Base.Index) -> Base.Index { base.index(before: index) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {}

extension ForEach {
  /// Creates a view for each element, which a person may edit elsewhere.
  public init<Base: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Base>, id: KeyPath<Base.Element, ID>, editActions: EditActions<Base>,
    @ViewBuilder content: @escaping @MainActor (Binding<Base.Element>) -> Row
  )
  where
    Data == IndexedIdentifierCollection<Base, ID>, Content == EditableCollectionContent<Row, Base>,
    Base.Index: Hashable
  {
    // The binding is used only when the views are drawn.
    nonisolated(unsafe) let data = data
    self.init(data: IndexedIdentifierCollection(base: data.wrappedValue, id: id)) {
      EditableCollectionContent(content: content(data[$0.index]))
    }
  }

  /// Creates a view for each element, which a person may edit elsewhere.
  public init<Base: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Base>, editActions: EditActions<Base>,
    @ViewBuilder content: @escaping @MainActor (Binding<Base.Element>) -> Row
  )
  where
    Data == IndexedIdentifierCollection<Base, ID>, Content == EditableCollectionContent<Row, Base>,
    Base.Element: Identifiable, ID == Base.Element.ID, Base.Index: Hashable
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }
}

extension ForEach where Content: View {
  /// Creates a view for the binding of each element.
  @_disfavoredOverload
  public init<Base: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Base>, id: KeyPath<Base.Element, ID>,
    @ViewBuilder content: @escaping @MainActor (Binding<Base.Element>) -> Content
  ) where Data == LazyMapSequence<Base.Indices, (Base.Index, ID)>, Base.Index: Hashable {
    let base = data.wrappedValue
    // The binding is used only when the views are drawn.
    nonisolated(unsafe) let data = data
    self.init(data: base.indices.lazy.map { ($0, base[$0][keyPath: id]) }) { content(data[$0.0]) }
  }

  /// Creates a view for the binding of each element.
  @_disfavoredOverload
  public init<Base: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Base>,
    @ViewBuilder content: @escaping @MainActor (Binding<Base.Element>) -> Content
  )
  where
    Data == LazyMapSequence<Base.Indices, (Base.Index, ID)>, Base.Element: Identifiable,
    ID == Base.Element.ID, Base.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }
}
