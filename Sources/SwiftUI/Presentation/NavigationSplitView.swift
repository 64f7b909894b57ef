/// Columns of a window, as in SwiftUI. Here, the first is shown.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar

  public var body: some View { sidebar }

  /// Creates three columns; only the first is made.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.sidebar = sidebar() }

  /// Creates three columns; only the first is made.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.sidebar = sidebar() }

  /// Creates three columns; only the first is made.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.sidebar = sidebar() }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates two columns; only the first is made.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.sidebar = sidebar()
  }

  /// Creates two columns; only the first is made.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) { self.sidebar = sidebar() }

  /// Creates two columns; only the first is made.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) { self.sidebar = sidebar() }
}

/// The columns of a window that are shown, as in SwiftUI. Here, always the first.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  private let name: String
  /// The last column.
  public static let detailOnly = Self(name: "detailOnly")
  /// The last two of three columns.
  public static let doubleColumn = Self(name: "doubleColumn")
  /// All columns.
  public static let all = Self(name: "all")
  /// The columns that suit the window.
  public static let automatic = Self(name: "automatic")
}

/// A column of a window, as in SwiftUI.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String
  /// The first column.
  public static let sidebar = Self(name: "sidebar")
  /// The second of three columns.
  public static let content = Self(name: "content")
  /// The last column.
  public static let detail = Self(name: "detail")
}
