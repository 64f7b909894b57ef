// SwiftUI's older name for the modifiers of accessibility.
extension View {
  /// Has no effect here, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibility(selectionIdentifier: AnyHashable) -> Accessible<Self> {
    accessible
  }

  /// Has no effect here, as nothing is spoken to.
  nonisolated public func accessibility(inputLabels: [Text]) -> Accessible<Self> { accessible }

  /// Has no effect here: no screen reader acts on a picture.
  nonisolated public func accessibility(activationPoint: CGPoint) -> Accessible<Self> {
    accessible
  }

  /// Has no effect here: no screen reader acts on a picture.
  nonisolated public func accessibility(activationPoint: UnitPoint) -> Accessible<Self> {
    accessible
  }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Returns the view, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibility(label: Text) -> Self { self }

  /// Returns the view, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibility(value: Text) -> Self { self }

  /// Returns the view, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibility(hint: Text) -> Self { self }

  /// Returns the view, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibility(hidden: Bool) -> Self { self }

  /// Returns the view, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibility(identifier: String) -> Self { self }

  /// Returns the view, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibility(selectionIdentifier: AnyHashable) -> Self { self }

  /// Returns the view, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibility(sortPriority: Double) -> Self { self }

  /// Returns the view, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> Self { self }

  /// Returns the view, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibility(
    removeTraits traits: AccessibilityTraits
  ) -> Self { self }

  /// Returns the view, as nothing is spoken to.
  nonisolated public func accessibility(inputLabels: [Text]) -> Self { self }

  /// Returns the view: no screen reader acts on a picture.
  nonisolated public func accessibility(activationPoint: CGPoint) -> Self { self }

  /// Returns the view: no screen reader acts on a picture.
  nonisolated public func accessibility(activationPoint: UnitPoint) -> Self { self }
}
