/// The root view of a navigation stack, as in SwiftUI; a widget has no other screens and no bar.
public nonisolated struct NavigationStack<Data, Root: View>: View {
  private let root: Root

  /// Creates a stack with its root view.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() }

  /// Creates a stack with its root view; what stands on it is not drawn.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath { self.root = root() }

  /// Creates a stack with its root view; what stands on it is not drawn.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  { self.root = root() }

  public var body: some View { root }
}

/// The root view of a navigation, as in SwiftUI; a widget has no other screens and no bar.
public nonisolated struct NavigationView<Content: View>: View {
  private let content: Content

  /// Creates a navigation with its root view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { content }
}

/// A link to another screen, as in SwiftUI; in a widget it leads nowhere.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
  private let label: Label

  /// Creates a link with a custom label; the destination is not created.
  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// Creates a link with a custom label; the destination is not drawn.
  public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }

  public var body: some View { label }
}

extension NavigationLink where Destination == Never {
  /// Creates a link that leads nowhere.
  package nonisolated init(@ViewBuilder label: () -> Label) { self.label = label() }
}
