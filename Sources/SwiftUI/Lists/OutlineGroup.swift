/// A tree of views, as in SwiftUI. Here, as at first in SwiftUI, the roots are shown, and what is
/// under them is not.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  private let roots: [Data.Element]
  private let content: @MainActor (Data.Element) -> Leaf
}

/// The rows under a row of a tree, as in SwiftUI. Here, they are not shown.
public struct OutlineSubgroupChildren: View {
  public var body: some View { EmptyView() }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  public var body: some View {
    ForEach(0..<roots.count) { content(roots[$0]) }
  }
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// Creates a tree of a root.
  public init(
    _ root: Data.Element, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping @MainActor (Data.Element) -> Leaf
  ) {
    self.init(roots: [root], content: content)
  }

  /// Creates trees of some roots.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping @MainActor (Data.Element) -> Leaf
  ) {
    self.init(roots: Array(data), content: content)
  }

  /// Creates a tree of a root.
  public init(
    _ root: Data.Element, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping @MainActor (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(roots: [root], content: content)
  }

  /// Creates trees of some roots.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping @MainActor (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(roots: Array(data), content: content)
  }

  /// Creates a tree of the binding of a root.
  public init<Base: MutableCollection & RandomAccessCollection>(
    _ root: Binding<Base.Element>, id: KeyPath<Base.Element, ID>,
    children: WritableKeyPath<Base.Element, Base?>,
    @ViewBuilder content: @escaping @MainActor (Binding<Base.Element>) -> Leaf
  ) where Data == Binding<Base> {
    self.init(roots: [root], content: content)
  }

  /// Creates trees of the bindings of some roots.
  public init<Base: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Base>, id: KeyPath<Base.Element, ID>,
    children: WritableKeyPath<Base.Element, Base?>,
    @ViewBuilder content: @escaping @MainActor (Binding<Base.Element>) -> Leaf
  ) where Data == Binding<Base> {
    self.init(roots: Array(data), content: content)
  }

  /// Creates a tree of the binding of a root.
  public init<Base: MutableCollection & RandomAccessCollection>(
    _ root: Binding<Base.Element>, children: WritableKeyPath<Base.Element, Base?>,
    @ViewBuilder content: @escaping @MainActor (Binding<Base.Element>) -> Leaf
  ) where Data == Binding<Base>, Base.Element: Identifiable, ID == Base.Element.ID {
    self.init(roots: [root], content: content)
  }

  /// Creates trees of the bindings of some roots.
  public init<Base: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Base>, children: WritableKeyPath<Base.Element, Base?>,
    @ViewBuilder content: @escaping @MainActor (Binding<Base.Element>) -> Leaf
  ) where Data == Binding<Base>, Base.Element: Identifiable, ID == Base.Element.ID {
    self.init(roots: Array(data), content: content)
  }
}
