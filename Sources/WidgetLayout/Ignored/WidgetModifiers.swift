// What only other places than a terminal do with a widget.
extension View {
  /// Has no effect here: all colours are shown.
  nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View { self }

  /// Has no effect here: no label stands beside a widget.
  nonisolated public func widgetLabel(_ label: some StringProtocol) -> some View { self }

  /// Has no effect here: no label stands beside a widget.
  nonisolated public func widgetLabel<Label: View>(
    @ViewBuilder label: () -> Label
  ) -> some View { self }

  /// Has no effect here: a terminal has no round corners.
  nonisolated public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }

  /// Has no effect here: a widget's margins are the board's.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }

  /// Has no effect here: a widget's margins are the board's.
  nonisolated public func contentMargins(
    _ length: Double, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }

  /// Has no effect here: the terminal is light or dark by itself.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }

  /// Has no effect here: a picture is drawn afresh from each entry.
  nonisolated public func id(_ id: some Hashable) -> some View { self }

  /// Has no effect here: a widget has no bar for a title.
  nonisolated public func navigationTitle(_ title: some StringProtocol) -> some View { self }

  /// Has no effect here: a widget has no bar for a title.
  nonisolated public func navigationBarTitle(_ title: some StringProtocol) -> some View { self }

  /// Has no effect here: a button has one shape.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }

  /// Has no effect here: rows of a list stand on the widget's own background.
  nonisolated public func listRowBackground(_ view: (some View)?) -> some View { self }

  /// Has no effect here: rows of a list have no margins.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// Has no effect here: lists have one style.
  nonisolated public func listStyle(_ style: ListStyle) -> some View { self }
}

/// Which margins of a view are meant, as in SwiftUI.
public enum ContentMarginPlacement: Sendable, Hashable {
  case automatic, scrollContent, scrollIndicators
}

/// The shape of a button's border, as in SwiftUI.
public struct ButtonBorderShape: Sendable, Hashable {
  public static let automatic = Self()
  public static let capsule = Self()
  public static let roundedRectangle = Self()
  public static let circle = Self()

  /// A rectangle with round corners.
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape { ButtonBorderShape() }
}

/// How a list is drawn, as in SwiftUI.
public enum ListStyle: Sendable, Hashable {
  case automatic, plain, grouped, inset, insetGrouped, sidebar
}
