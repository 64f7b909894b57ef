// The area that bars leave free. A terminal has no bars: what is put at a side stands there.
extension View {
  /// Adds a padding, as there is no scene around a view here.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Adds a padding, as there is no scene around a view here.
  nonisolated public func scenePadding(
    _ padding: ScenePadding, edges: Edge.Set = .all
  ) -> some View { self.padding(edges) }

  /// Adds a view at the top or the bottom, as in SwiftUI.
  nonisolated public func safeAreaInset<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    VStack(alignment: alignment, spacing: spacing.map { Double($0) } ?? 0) {
      if edge == .top { content() }
      self
      if edge == .bottom { content() }
    }
  }

  /// Adds a view at a side, as in SwiftUI.
  nonisolated public func safeAreaInset<Inset: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    HStack(alignment: alignment, spacing: spacing.map { Double($0) } ?? 0) {
      if edge == .leading { content() }
      self
      if edge == .trailing { content() }
    }
  }

  /// Adds a padding, as in SwiftUI.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

  /// Adds a padding at some sides, as in SwiftUI.
  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View { padding(edges, length.map { Double($0) }) }

  /// Adds a padding, as in SwiftUI.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    padding(Double(length))
  }

  /// Has no effect here, as the board sets a widget's margins.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
}

/// The room around a scene, as in SwiftUI.
public struct ScenePadding: Equatable, Sendable {
  private let name: String
  /// The room that a scene needs at least.
  public static let minimum = Self(name: "minimum")
}
