// swift-format-ignore-file: AmbiguousTrailingClosureOverload
// Bars of windows, and lists that are changed: a widget has neither.

/// The content of a bar, as in SwiftUI. Here, it is not shown.
public protocol ToolbarContent {}

/// A part of a bar, as in SwiftUI. Here, it is not shown.
public struct ToolbarItem<Content: View>: ToolbarContent {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

/// Parts of a bar, as in SwiftUI. Here, they are not shown.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

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

/// Collects the content of a bar, as in SwiftUI.
@resultBuilder public struct ToolbarContentBuilder {
  /// A bar's content that is not shown.
  public struct Nothing: ToolbarContent {}

  public static func buildBlock(_ content: any ToolbarContent...) -> Nothing { Nothing() }
  public static func buildOptional(_ content: (any ToolbarContent)?) -> Nothing { Nothing() }
  public static func buildEither(first: any ToolbarContent) -> Nothing { Nothing() }
  public static func buildEither(second: any ToolbarContent) -> Nothing { Nothing() }
}

/// The size of a bar's title, as in SwiftUI.
public enum NavigationBarItem {
  /// The size of a bar's title.
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
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
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Has no effect here.
  nonisolated public func navigationTitle(_ title: Text) -> some View { self }

  /// Has no effect here.
  nonisolated public func navigationTitle(_ title: LocalizedStringKey) -> some View { self }

  /// Has no effect here.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }

  /// Has no effect here.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { self }

  /// Has no effect here.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true)
    -> some View
  { self }

  /// Has no effect here.
  nonisolated public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    self
  }

  /// Has no effect here.
  nonisolated public func searchable(
    text: Binding<String>, prompt: LocalizedStringKey? = nil
  ) -> some View { self }

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
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View { self }

  /// Has no effect here.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { self }

  /// Has no effect here.
  nonisolated public func badge(_ count: Int) -> some View { self }

  /// Has no effect here.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  /// Has no effect here.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

  /// Has no effect here.
  nonisolated public func listSectionSeparator(_ visibility: Visibility) -> some View { self }

  /// Has no effect here.
  nonisolated public func listRowSeparatorTint(_ color: Color?) -> some View { self }

  /// Has no effect here.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View { self }

  /// Has no effect here.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Has no effect here.
  nonisolated public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View {
    self
  }

  /// Has no effect here.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Has no effect here.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Has no effect here.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
}

/// A side of a line, as in SwiftUI.
public enum HorizontalEdge: Int8, CaseIterable, Sendable {
  case leading, trailing
}

/// Whether bars of scrolling are shown, as in SwiftUI.
public struct ScrollIndicatorVisibility: Sendable, Hashable {
  public static let automatic = Self()
  public static let visible = Self()
  public static let hidden = Self()
  public static let never = Self()
}

extension ForEach {
  /// Returns the views: nothing is deleted here.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }

  /// Returns the views: nothing is moved here.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
}
