// Accessibility: a screen reader in a terminal reads the cells themselves.

/// The modifier of accessibility, as in SwiftUI. Here, it changes nothing.
public nonisolated struct AccessibilityAttachmentModifier: ViewModifier, Sendable {
  package init() {}

  @MainActor public func body(content: Content) -> some View { content }
}

/// A view with accessibility, as its modifiers return it.
public typealias Accessible<Content: View> = ModifiedContent<
  Content, AccessibilityAttachmentModifier
>

extension View {
  /// The view with a modifier of accessibility.
  nonisolated package var accessible: Accessible<Self> {
    modifier(AccessibilityAttachmentModifier())
  }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityLabel(_ label: Text) -> Accessible<Self> { accessible }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityLabel(_ key: LocalizedStringKey) -> Accessible<Self> {
    accessible
  }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ label: some StringProtocol) -> Accessible<Self> {
    accessible
  }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityValue(_ value: Text) -> Accessible<Self> { accessible }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityValue(_ key: LocalizedStringKey) -> Accessible<Self> {
    accessible
  }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(_ value: some StringProtocol) -> Accessible<Self> {
    accessible
  }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityHint(_ hint: Text) -> Accessible<Self> { accessible }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityHint(_ key: LocalizedStringKey) -> Accessible<Self> {
    accessible
  }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  @_disfavoredOverload
  nonisolated public func accessibilityHint(_ hint: some StringProtocol) -> Accessible<Self> {
    accessible
  }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> Accessible<Self> {
    accessible
  }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityHidden(_ isHidden: Bool = true) -> Accessible<Self> {
    accessible
  }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> Accessible<Self>
  { accessible }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> Accessible<
    Self
  > { accessible }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilitySortPriority(_ priority: Double) -> Accessible<Self> {
    accessible
  }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityIgnoresInvertColors(
    _ isActive: Bool = true
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
  public static let isSearchField = Self(rawValue: 512)
  public static let playsSound = Self(rawValue: 1024)
  public static let isKeyboardKey = Self(rawValue: 2048)
  public static let startsMediaSession = Self(rawValue: 4096)
  public static let allowsDirectInteraction = Self(rawValue: 8192)
  public static let causesPageTurn = Self(rawValue: 16384)
  public static let isModal = Self(rawValue: 32768)
}
