/// The level of a heading, as in SwiftUI.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// The kind of a text, as in SwiftUI.
public struct AccessibilityTextContentType: Sendable, Hashable {
  private let name: String

  public static let plain = Self(name: "plain")
  public static let console = Self(name: "console")
  public static let fileSystem = Self(name: "fileSystem")
  public static let messaging = Self(name: "messaging")
  public static let narrative = Self(name: "narrative")
  public static let sourceCode = Self(name: "sourceCode")
  public static let spreadsheet = Self(name: "spreadsheet")
  public static let wordProcessing = Self(name: "wordProcessing")
}

/// The part of a view in a pair of a label and its content, as in SwiftUI.
public enum AccessibilityLabeledPairRole: Sendable, Hashable {
  case label, content
}

extension View {
  /// Has no effect here, as nothing is spoken to.
  nonisolated public func accessibilityInputLabels(_ labels: [Text]) -> Accessible<Self> {
    accessible
  }

  /// Has no effect here, as nothing is spoken to.
  nonisolated public func accessibilityInputLabels(
    _ keys: [LocalizedStringKey]
  ) -> Accessible<Self> { accessible }

  /// Has no effect here, as nothing is spoken to.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels(
    _ labels: [some StringProtocol]
  ) -> Accessible<Self> { accessible }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> Accessible<Self> { accessible }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityTextContentType(
    _ type: AccessibilityTextContentType
  ) -> Accessible<Self> { accessible }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityLabeledPair(
    role: AccessibilityLabeledPairRole, id: some Hashable, in namespace: Namespace.ID
  ) -> some View { self }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityLinkedGroup(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View { self }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityRepresentation<Representation: View>(
    @ViewBuilder representation: () -> Representation
  ) -> some View { self }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityChildren<Children: View>(
    @ViewBuilder children: () -> Children
  ) -> some View { self }

  /// Has no effect here, as cells have one size.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Has no effect here, as cells have one size.
  nonisolated public func accessibilityShowsLargeContentViewer<Content: View>(
    @ViewBuilder _ largeContentView: () -> Content
  ) -> some View { self }

  /// Has no effect here, as nothing is spoken.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    self
  }

  /// Has no effect here, as nothing is spoken.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// Has no effect here, as nothing is spoken.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Has no effect here, as nothing is spoken.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  /// Has no effect here, as a terminal shows no tooltips.
  nonisolated public func help(_ text: Text) -> some View { self }

  /// Has no effect here, as a terminal shows no tooltips.
  nonisolated public func help(_ key: LocalizedStringKey) -> some View { self }
}

extension Text {
  /// Returns the text, as a screen reader in a terminal reads the cells.
  public func accessibilityLabel(_ label: Text) -> Text { self }

  /// Returns the text, as a screen reader in a terminal reads the cells.
  public func accessibilityLabel(_ key: LocalizedStringKey) -> Text { self }

  /// Returns the text, as a screen reader in a terminal reads the cells.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> Text { self }

  /// Returns the text, as a screen reader in a terminal reads the cells.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }

  /// Returns the text, as a screen reader in a terminal reads the cells.
  public func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> Text { self }

  /// Returns the text, as nothing is spoken.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// Returns the text, as nothing is spoken.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

  /// Returns the text, as nothing is spoken.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// Returns the text, as nothing is spoken.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}
