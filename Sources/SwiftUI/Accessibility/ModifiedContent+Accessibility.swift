// A view with accessibility keeps its type when more is said about it.
extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Returns the view, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityLabel(_ label: Text) -> Self { self }

  /// Returns the view, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityLabel(_ key: LocalizedStringKey) -> Self { self }

  /// Returns the view, as a screen reader in a terminal reads the cells.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ label: some StringProtocol) -> Self { self }

  /// Returns the view, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityValue(_ value: Text) -> Self { self }

  /// Returns the view, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityValue(_ key: LocalizedStringKey) -> Self { self }

  /// Returns the view, as a screen reader in a terminal reads the cells.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(_ value: some StringProtocol) -> Self { self }

  /// Returns the view, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityHint(_ hint: Text) -> Self { self }

  /// Returns the view, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityHint(_ key: LocalizedStringKey) -> Self { self }

  /// Returns the view, as a screen reader in a terminal reads the cells.
  @_disfavoredOverload
  nonisolated public func accessibilityHint(_ hint: some StringProtocol) -> Self { self }

  /// Returns the view, as nothing is spoken to.
  nonisolated public func accessibilityInputLabels(_ labels: [Text]) -> Self { self }

  /// Returns the view, as nothing is spoken to.
  nonisolated public func accessibilityInputLabels(_ keys: [LocalizedStringKey]) -> Self { self }

  /// Returns the view, as nothing is spoken to.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels(_ labels: [some StringProtocol]) -> Self {
    self
  }

  /// Returns the view, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> Self { self }

  /// Returns the view, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> Self { self }

  /// Returns the view, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> Self { self }

  /// Returns the view, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> Self { self }

  /// Returns the view, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilitySortPriority(_ priority: Double) -> Self { self }

  /// Returns the view, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Self { self }

  /// Returns the view, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityTextContentType(
    _ type: AccessibilityTextContentType
  ) -> Self { self }

  /// Returns the view: no screen reader acts on a picture.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> Self { self }

  /// Returns the view: no screen reader acts on a picture.
  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> Self { self }

  /// Returns the view: no screen reader acts on a picture.
  nonisolated public func accessibilityActivationPoint(_ point: CGPoint) -> Self { self }

  /// Returns the view: no screen reader acts on a picture.
  nonisolated public func accessibilityActivationPoint(_ point: UnitPoint) -> Self { self }

  /// Returns the view: no screen reader acts on a picture.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> Self { self }

  /// Returns the view: no screen reader acts on a picture.
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> Self { self }

  /// Returns the view: no screen reader acts on a picture.
  nonisolated public func accessibilityAction(
    named key: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> Self { self }

  /// Returns the view: no screen reader acts on a picture.
  @_disfavoredOverload
  nonisolated public func accessibilityAction(
    named name: some StringProtocol, _ handler: @escaping () -> Void
  ) -> Self { self }

  /// Returns the view: no screen reader acts on a picture.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> Self { self }

  /// Returns the view: no screen reader acts on a picture.
  nonisolated public func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> Self { self }

  /// Returns the view: no screen reader acts on a picture.
  nonisolated public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> Self { self }
}
