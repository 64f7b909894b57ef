/// More words about a view, as in Accessibility.
public enum AXCustomContent {
  /// When words are spoken.
  public enum Importance: UInt, Sendable {
    case `default`, high
  }
}

/// The name of more words about a view, as in SwiftUI.
public struct AccessibilityCustomContentKey: Sendable, Equatable {
  private let id: String

  /// Creates a name with a label.
  public init(_ label: Text, id: String) { self.id = id }

  /// Creates a name with a localized label.
  public init(_ key: LocalizedStringKey, id: String) { self.id = id }

  /// Creates a name that is its localized label.
  public init(_ key: LocalizedStringKey) { id = "\(key)" }
}

extension View {
  /// Has no effect here, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> Accessible<Self> { accessible }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> Accessible<Self> { accessible }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: some StringProtocol,
    importance: AXCustomContent.Importance = .default
  ) -> Accessible<Self> { accessible }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> Accessible<Self> { accessible }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityCustomContent(
    _ label: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> Accessible<Self> { accessible }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityCustomContent(
    _ label: LocalizedStringKey, _ value: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> Accessible<Self> { accessible }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent(
    _ label: LocalizedStringKey, _ value: some StringProtocol,
    importance: AXCustomContent.Importance = .default
  ) -> Accessible<Self> { accessible }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent(
    _ label: some StringProtocol, _ value: some StringProtocol,
    importance: AXCustomContent.Importance = .default
  ) -> Accessible<Self> { accessible }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Returns the view, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> Self { self }

  /// Returns the view, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> Self { self }

  /// Returns the view, as a screen reader in a terminal reads the cells.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: some StringProtocol,
    importance: AXCustomContent.Importance = .default
  ) -> Self { self }

  /// Returns the view, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> Self { self }

  /// Returns the view, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityCustomContent(
    _ label: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> Self { self }

  /// Returns the view, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityCustomContent(
    _ label: LocalizedStringKey, _ value: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> Self { self }

  /// Returns the view, as a screen reader in a terminal reads the cells.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent(
    _ label: LocalizedStringKey, _ value: some StringProtocol,
    importance: AXCustomContent.Importance = .default
  ) -> Self { self }

  /// Returns the view, as a screen reader in a terminal reads the cells.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent(
    _ label: some StringProtocol, _ value: some StringProtocol,
    importance: AXCustomContent.Importance = .default
  ) -> Self { self }
}
