// Accessibility: a screen reader in a terminal reads the cells themselves.
extension View {
  /// Has no effect here, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View { self }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityLabel(_ label: some StringProtocol) -> some View { self }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityValue(_ value: Text) -> some View { self }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityValue(_ value: some StringProtocol) -> some View { self }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View { self }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityHint(_ hint: some StringProtocol) -> some View { self }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View { self }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityHidden(_ isHidden: Bool = true) -> some View { self }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilitySortPriority(_ priority: Double) -> some View { self }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityIgnoresInvertColors(
    _ isActive: Bool = true
  ) -> some View { self }

  /// Has no effect here; SwiftUI's older name for several modifiers.
  nonisolated public func accessibility(
    label: Text? = nil, value: Text? = nil, hint: Text? = nil, hidden: Bool? = nil,
    identifier: String? = nil, addTraits: AccessibilityTraits? = nil,
    removeTraits: AccessibilityTraits? = nil, sortPriority: Double? = nil
  ) -> some View { self }
}

/// The treatment of the children of an accessibility element, as in SwiftUI.
public enum AccessibilityChildBehavior: Sendable, Hashable {
  case ignore, contain, combine
}

/// The accessibility traits of a view, as in SwiftUI.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let isButton = Self(rawValue: 1)
  public static let isHeader = Self(rawValue: 2)
  public static let isSelected = Self(rawValue: 4)
  public static let isLink = Self(rawValue: 8)
  public static let isImage = Self(rawValue: 16)
  public static let isStaticText = Self(rawValue: 32)
  public static let isSummaryElement = Self(rawValue: 64)
  public static let updatesFrequently = Self(rawValue: 128)
  public static let isToggle = Self(rawValue: 256)
}
