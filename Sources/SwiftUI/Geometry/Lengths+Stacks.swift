// Swift converts a `CGFloat` to a `Double`, but not an optional one.
extension HStack {
  /// Creates a row, as in SwiftUI.
  @_disfavoredOverload
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat?, @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing.map { Double($0) }, content: content)
  }
}

extension VStack {
  /// Creates a column, as in SwiftUI.
  @_disfavoredOverload
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat?, @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing.map { Double($0) }, content: content)
  }
}

extension LazyHStack {
  /// Creates a row, as in SwiftUI.
  @_disfavoredOverload
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat?,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing.map { Double($0) }, content: content)
  }
}

extension LazyVStack {
  /// Creates a column, as in SwiftUI.
  @_disfavoredOverload
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat?,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing.map { Double($0) }, content: content)
  }
}

extension Grid {
  /// Creates a grid, as in SwiftUI.
  @_disfavoredOverload
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      alignment: alignment, horizontalSpacing: horizontalSpacing.map { Double($0) },
      verticalSpacing: verticalSpacing.map { Double($0) }, content: content)
  }
}

extension LazyVGrid {
  /// Creates a grid, as in SwiftUI.
  @_disfavoredOverload
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat?,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.init(
      columns: columns, alignment: alignment, spacing: spacing.map { Double($0) }, content: content)
  }
}

extension LazyHGrid {
  /// Creates a grid, as in SwiftUI.
  @_disfavoredOverload
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat?,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.init(
      rows: rows, alignment: alignment, spacing: spacing.map { Double($0) }, content: content)
  }
}

extension GridItem {
  /// Creates a column or a row of a grid, as in SwiftUI.
  @_disfavoredOverload
  public init(_ size: Size = .flexible(), spacing: CGFloat?, alignment: Alignment? = nil) {
    self.init(size, spacing: spacing.map { Double($0) }, alignment: alignment)
  }
}

extension Spacer {
  /// Creates a spacer of a least length, as in SwiftUI.
  @_disfavoredOverload
  public init(minLength: CGFloat?) { self.init(minLength: minLength.map { Double($0) }) }
}

extension View {
  /// Adds margins to content, as in SwiftUI. Here, margins are the board's.
  @_disfavoredOverload
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }

  /// Keeps a ratio of width to height, as in SwiftUI.
  @_disfavoredOverload
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat?, contentMode: ContentMode
  ) -> some View { self.aspectRatio(aspectRatio.map { Double($0) }, contentMode: contentMode) }
}
