// Titles of pages, for which a widget has no bar.
extension View {
  /// Has no effect here: there is no bar for a title.
  nonisolated public func navigationTitle(_ title: Text) -> some View { self }

  /// Has no effect here: there is no bar for a title.
  nonisolated public func navigationTitle(_ title: LocalizedStringKey) -> some View { self }

  /// Has no effect here: there is no bar for a title.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View { self }

  /// Has no effect here: there is no bar for a title.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View { self }

  /// Has no effect here: there is no bar for a title.
  nonisolated public func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View { self }

  /// Has no effect here: there is no bar for a title.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle(_ subtitle: some StringProtocol) -> some View { self }

  /// Has no effect here: there is no bar for a title.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { self }

  /// Has no effect here: there is no bar for a title.
  nonisolated public func navigationBarTitle(_ title: LocalizedStringKey) -> some View { self }

  /// Has no effect here: there is no bar for a title.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }

  /// Has no effect here: there is no bar for a title.
  nonisolated public func navigationBarTitle(
    _ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }

  /// Has no effect here: there is no bar for a title.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle(
    _ title: some StringProtocol, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }

  /// Has no effect here: there is no bar for a title.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }

  /// Has no effect here: there is no bar.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { self }

  /// Has no effect here: there is no bar.
  nonisolated public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View { self }

  /// Has no effect here: there is no bar.
  nonisolated public func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading, trailing: Trailing
  ) -> some View { self }

  /// Has no effect here: there is no bar.
  nonisolated public func navigationBarItems<Leading: View>(leading: Leading) -> some View { self }

  /// Has no effect here: there is no bar.
  nonisolated public func navigationBarItems<Trailing: View>(
    trailing: Trailing
  ) -> some View { self }

  /// Has no effect here: there is no bar.
  nonisolated public func navigationDocument(_ document: some Transferable) -> some View { self }

  /// Has no effect here: there is no bar.
  nonisolated public func navigationDocument<Picture: Transferable, Icon: Transferable>(
    _ document: some Transferable, preview: SharePreview<Picture, Icon>
  ) -> some View { self }

  /// Has no effect here: there is no bar.
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View { self }

  /// Has no effect here: nothing is renamed.
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View { self }
}

/// The bar with the title of a page, as in SwiftUI.
public enum NavigationBarItem {
  /// The size of a bar's title.
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

/// Begins the renaming of a document, as in SwiftUI. Here, it does nothing.
public struct RenameAction: Sendable {
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// Nil, as nothing is renamed here.
  public var rename: RenameAction? { nil }
}

/// A button that begins the renaming of a document, as in SwiftUI. Here, its label is shown.
public nonisolated struct RenameButton<Label: View>: View {
  private let label: Label

  public init() where Label == WidgetLayout.Label<Text, Image> {
    label = WidgetLayout.Label("Rename", systemImage: "pencil")
  }

  public var body: some View { label }
}
