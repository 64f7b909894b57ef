// SwiftUI's older name for the modifiers of accessibility.
extension View {
  /// Has no effect here, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibility(label: Text) -> Accessible<Self> { accessible }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibility(value: Text) -> Accessible<Self> { accessible }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibility(hint: Text) -> Accessible<Self> { accessible }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibility(hidden: Bool) -> Accessible<Self> { accessible }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibility(identifier: String) -> Accessible<Self> { accessible }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibility(sortPriority: Double) -> Accessible<Self> { accessible }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> Accessible<Self> {
    accessible
  }

  /// Has no effect here, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibility(
    removeTraits traits: AccessibilityTraits
  ) -> Accessible<Self> { accessible }
}
