// Features of widgets that only other places than a terminal have.
extension View {
  /// Has no effect here, as all colours are shown.
  nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View { self }

  /// Has no effect here, as a terminal has no round corners.
  nonisolated public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }

  /// Has no effect here, as the board sets a widget's margins.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }

  /// Has no effect here, as the board sets a widget's margins.
  nonisolated public func contentMargins(
    _ length: Double, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }

  /// Has no effect here, as the terminal is light or dark by itself.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }

  /// Has no effect here, as a picture is made anew from each entry.
  nonisolated public func id(_ id: some Hashable) -> some View { self }

  /// Has no effect here, as a widget has no bar for a title.
  nonisolated public func navigationTitle(_ title: some StringProtocol) -> some View { self }

  /// Has no effect here, as a widget has no bar for a title.
  nonisolated public func navigationBarTitle(_ title: some StringProtocol) -> some View { self }

  /// Has no effect here, as a button has one shape.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }

  /// Has no effect here, as rows of a list have the widget's own background.
  nonisolated public func listRowBackground(_ view: (some View)?) -> some View { self }

  /// Has no effect here, as rows of a list have no margins.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
}

/// The kind of margins, as in SwiftUI.
public enum ContentMarginPlacement: Sendable, Hashable {
  case automatic, scrollContent, scrollIndicators
}

/// The shape of a button's border, as in SwiftUI.
public struct ButtonBorderShape: Sendable, Hashable {
  public static let automatic = Self()
  public static let capsule = Self()
  public static let roundedRectangle = Self()
  public static let circle = Self()

  /// Returns a rectangle with rounded corners.
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape { ButtonBorderShape() }
}
