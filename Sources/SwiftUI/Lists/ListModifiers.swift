/// The tint of the symbols of a row, as in SwiftUI. Here, they have the colour of the text.
public struct ListItemTint: Sendable {
  private let color: Color?

  public static let monochrome = Self(color: nil)

  /// Returns a tint that the list does not change.
  public static func fixed(_ tint: Color) -> Self { Self(color: tint) }

  /// Returns a tint that the list may change.
  public static func preferred(_ tint: Color) -> Self { Self(color: tint) }
}

/// The space between the sections of a list, as in SwiftUI. Here, there is none.
public struct ListSectionSpacing: Sendable {
  private let spacing: CGFloat?

  public static let `default` = Self(spacing: nil)
  public static let compact = Self(spacing: 0)

  /// Returns a space of some points.
  public static func custom(_ spacing: CGFloat) -> Self { Self(spacing: spacing) }
}

extension View {
  /// Has no effect here, as rows have no separators.
  nonisolated public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Has no effect here, as sections have no separators.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Has no effect here, as sections have no separators.
  nonisolated public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Has no effect here, as rows have no space between them.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  /// Has no effect here, as sections have no space between them.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }

  /// Has no effect here, as sections have no space between them.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

  /// Has no effect here, as symbols have the colour of the text.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View { self }

  /// Has no effect here, as symbols have the colour of the text.
  nonisolated public func listItemTint(_ tint: Color?) -> some View { self }

  /// Has no effect here: nobody types the beginning of a row.
  nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View { self }

  /// Has no effect here: nobody types the beginning of a row.
  nonisolated public func typeSelectEquivalent(_ key: LocalizedStringKey) -> some View { self }

  /// Has no effect here: nobody types the beginning of a row.
  @_disfavoredOverload
  nonisolated public func typeSelectEquivalent(_ text: some StringProtocol) -> some View { self }
}
