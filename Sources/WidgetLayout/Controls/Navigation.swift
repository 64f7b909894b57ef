/// A screen's first view, as in SwiftUI; a widget has no others, and no bar.
public nonisolated struct NavigationStack<Content: View>: View {
  private let content: Content

  /// The first view.
  public init(@ViewBuilder root: () -> Content) { content = root() }

  public var body: some View { content }
}

/// A screen's first view, as in SwiftUI; a widget has no others, and no bar.
public nonisolated struct NavigationView<Content: View>: View {
  private let content: Content

  /// The first view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { content }
}

/// What leads to another screen, as in SwiftUI; in a widget it leads nowhere.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
  private let label: Label

  /// A label of its own; the other screen is not made.
  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// A label of its own; the other screen is not drawn.
  public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }

  public var body: some View { label }
}
