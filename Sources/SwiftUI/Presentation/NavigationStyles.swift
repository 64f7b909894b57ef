/// The look of a navigation, as in SwiftUI. Here, all look the same.
public protocol NavigationViewStyle {}

/// The default look of a navigation.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

/// One page over another.
public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

/// Columns side by side.
public struct ColumnNavigationViewStyle: NavigationViewStyle {}

/// Two columns side by side.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: Self { Self() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: Self { Self() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: Self { Self() }
}

/// The look of columns of a window, as in SwiftUI. Here, all look the same.
public protocol NavigationSplitViewStyle {}

/// The default look of columns of a window.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

/// Columns that share the window.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

/// Columns of which the last keeps its width.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: Self { Self() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: Self { Self() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: Self { Self() }
}

extension View {
  /// Has no effect here, as a navigation has one look.
  nonisolated public func navigationViewStyle(_ style: some NavigationViewStyle) -> some View {
    self
  }

  /// Has no effect here, as columns have one look.
  nonisolated public func navigationSplitViewStyle(
    _ style: some NavigationSplitViewStyle
  ) -> some View { self }
}
