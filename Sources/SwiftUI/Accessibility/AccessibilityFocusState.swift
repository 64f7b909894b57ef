/// Help for people who do not see or touch a screen, as in SwiftUI.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let voiceOver = Self(rawValue: 1)
  public static let switchControl = Self(rawValue: 2)
}

/// Whether a screen reader is at a view, as in SwiftUI. Here, it is at none.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// A binding of the state, as in SwiftUI.
  @propertyWrapper public struct Binding {
    fileprivate let value: Value

    /// The value for no view; writes are ignored.
    public var wrappedValue: Value {
      get { value }
      nonmutating set {}
    }

    public var projectedValue: Binding { self }
  }

  private let value: Value

  /// The value for no view; writes are ignored.
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  public var projectedValue: Binding { Binding(value: value) }

  public init() where Value == Bool { value = false }

  public init(for technologies: AccessibilityTechnologies) where Value == Bool { value = false }

  public init<Wrapped: Hashable>() where Value == Wrapped? { value = nil }

  public init<Wrapped: Hashable>(for technologies: AccessibilityTechnologies)
  where Value == Wrapped? {
    value = nil
  }
}

extension View {
  /// Has no effect here: no screen reader is at a view.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }

  /// Has no effect here: no screen reader is at a view.
  nonisolated public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View { self }
}
