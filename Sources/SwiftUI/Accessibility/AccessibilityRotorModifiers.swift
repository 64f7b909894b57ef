extension View {
  /// Has no effect here: no screen reader goes through parts.
  nonisolated public func accessibilityRotorEntry(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View { self }

  /// Has no effect here: no screen reader goes through parts.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Has no effect here: no screen reader goes through parts.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ rotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Has no effect here: no screen reader goes through parts.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ key: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Has no effect here: no screen reader goes through parts.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: some StringProtocol,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Has no effect here: no screen reader goes through parts.
  nonisolated public func accessibilityRotor<Entry: Identifiable>(
    _ label: Text, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View { self }

  /// Has no effect here: no screen reader goes through parts.
  nonisolated public func accessibilityRotor<Entry: Identifiable>(
    _ rotor: AccessibilitySystemRotor, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View { self }

  /// Has no effect here: no screen reader goes through parts.
  nonisolated public func accessibilityRotor<Entry: Identifiable>(
    _ key: LocalizedStringKey, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View { self }

  /// Has no effect here: no screen reader goes through parts.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<Entry: Identifiable>(
    _ label: some StringProtocol, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View { self }

  /// Has no effect here: no screen reader goes through parts.
  nonisolated public func accessibilityRotor<Entry>(
    _ label: Text, entries: [Entry], entryID: KeyPath<Entry, some Hashable>,
    entryLabel: KeyPath<Entry, String>
  ) -> some View { self }

  /// Has no effect here: no screen reader goes through parts.
  nonisolated public func accessibilityRotor<Entry>(
    _ rotor: AccessibilitySystemRotor, entries: [Entry], entryID: KeyPath<Entry, some Hashable>,
    entryLabel: KeyPath<Entry, String>
  ) -> some View { self }

  /// Has no effect here: no screen reader goes through parts.
  nonisolated public func accessibilityRotor<Entry>(
    _ key: LocalizedStringKey, entries: [Entry], entryID: KeyPath<Entry, some Hashable>,
    entryLabel: KeyPath<Entry, String>
  ) -> some View { self }

  /// Has no effect here: no screen reader goes through parts.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<Entry>(
    _ label: some StringProtocol, entries: [Entry], entryID: KeyPath<Entry, some Hashable>,
    entryLabel: KeyPath<Entry, String>
  ) -> some View { self }

  /// Has no effect here: no screen reader goes through parts.
  nonisolated public func accessibilityRotor(
    _ label: Text, textRanges: [Range<String.Index>]
  ) -> some View { self }

  /// Has no effect here: no screen reader goes through parts.
  nonisolated public func accessibilityRotor(
    _ rotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View { self }

  /// Has no effect here: no screen reader goes through parts.
  nonisolated public func accessibilityRotor(
    _ key: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View { self }

  /// Has no effect here: no screen reader goes through parts.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor(
    _ label: some StringProtocol, textRanges: [Range<String.Index>]
  ) -> some View { self }
}
