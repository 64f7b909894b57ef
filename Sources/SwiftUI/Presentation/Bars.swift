// swift-format-ignore-file: AmbiguousTrailingClosureOverload
// Bars of windows, and lists that are changed: a widget has neither.

/// The place of a part of a bar, as in SwiftUI.
public struct ToolbarItemPlacement: Sendable, Hashable {
  public static let automatic = Self()
  public static let principal = Self()
  public static let navigation = Self()
  public static let primaryAction = Self()
  public static let secondaryAction = Self()
  public static let status = Self()
  public static let confirmationAction = Self()
  public static let cancellationAction = Self()
  public static let destructiveAction = Self()
  public static let keyboard = Self()
  public static let topBarLeading = Self()
  public static let topBarTrailing = Self()
  public static let bottomBar = Self()
  public static let navigationBarLeading = Self()
  public static let navigationBarTrailing = Self()
}

/// A bar, as in SwiftUI.
public struct ToolbarPlacement: Sendable, Hashable {
  public static let automatic = Self()
  public static let navigationBar = Self()
  public static let bottomBar = Self()
  public static let tabBar = Self()
}

extension View {
  /// Has no effect here.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { self }

  /// Has no effect here.
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    self
  }

  /// Has no effect here.
  nonisolated public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View { self }

  /// Has no effect here.
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    self
  }

  /// Has no effect here.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Has no effect here.
  nonisolated public func toolbarTitleMenu<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Has no effect here.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    self
  }

  /// Has no effect here.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self }

  /// Has no effect here.
  nonisolated public func toolbarBackground(
    _ style: some ShapeStyle, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Has no effect here.
  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Has no effect here.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Has no effect here.
  nonisolated public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Has no effect here.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Has no effect here.
  nonisolated public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    self
  }

  /// Has no effect here.
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    self
  }

  /// Has no effect here.
  nonisolated public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Actions
  ) -> some View { self }

  /// Has no effect here.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View { self }

  /// Has no effect here.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Has no effect here.
  nonisolated public func statusBar(hidden: Bool) -> some View { self }

  /// Has no effect here.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Has no effect here.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
