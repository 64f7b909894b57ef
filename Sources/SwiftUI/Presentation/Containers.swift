/// Pages of which one is shown, as in SwiftUI. Here, what has room, from the top.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let content: Content

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { ZStack(alignment: .topLeading) { content } }
}

extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// A button that lets a list be changed, as in SwiftUI. Here, it is not shown.
public nonisolated struct EditButton: View {
  public init() {}
  public var body: some View { EmptyView() }
}

/// A view that scrolls to its parts, as in SwiftUI. Here, nothing scrolls.
public nonisolated struct ScrollViewReader<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: (ScrollViewProxy) -> Content) {
    self.content = content(ScrollViewProxy())
  }

  public var body: some View { content }
}

/// Scrolls to a view, as in SwiftUI. Here, it does nothing.
public struct ScrollViewProxy: Sendable {
  /// Has no effect here.
  public func scrollTo(_ id: some Hashable, anchor: UnitPoint? = nil) {}
}
