/// The root view of a navigation stack, as in SwiftUI; a widget has no other screens and no bar.
public nonisolated struct NavigationStack<Content: View>: View {
  private let content: Content

  /// Creates a stack with its root view.
  public init(@ViewBuilder root: () -> Content) { content = root() }

  public var body: some View { content }
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
