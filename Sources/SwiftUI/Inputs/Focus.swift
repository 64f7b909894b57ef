// The focus, which no view has in a picture.

/// The focus of a view, as in SwiftUI. Here, no view has it.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  /// The focus of a view, handed on to other views.
  @propertyWrapper public struct Binding {
    private let value: Value

    init(_ value: Value) { self.value = value }

    /// The value without a focus; nothing is kept.
    public var wrappedValue: Value {
      get { value }
      nonmutating set {}
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private let value: Value

  /// The value without a focus; nothing is kept.
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  /// The focus, to hand it on.
  public var projectedValue: Binding { Binding(value) }

  public init() where Value == Bool { value = false }

  public init<Wrapped>() where Value == Wrapped? { value = nil }
}

extension View {
  /// Has no effect here: no view has the focus.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }

  /// Has no effect here: no view has the focus.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { self }

  /// Has no effect here: no view has the focus.
  nonisolated public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View { self }

  /// Has no effect here: no view has the focus.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// Has no effect here: no view has the focus.
  nonisolated public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View { self }

  /// Has no effect here: no view has the focus.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Has no effect here: no view has the focus.
  nonisolated public func focusSection() -> some View { self }

  /// Has no effect here: no view has the focus.
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { self }
}

/// When a view takes the focus by itself, as in SwiftUI. Here, none does.
public struct DefaultFocusEvaluationPriority: Sendable, Hashable {
  private let name: String
  /// When the view appears.
  public static let automatic = Self(name: "automatic")
  /// Whenever a person moves the focus, too.
  public static let userInitiated = Self(name: "userInitiated")
}

/// The interactions of a view that has the focus, as in SwiftUI. Here, no view has it.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The view does something, as a button does.
  public static let activate = Self(rawValue: 1)
  /// The view takes what is typed.
  public static let edit = Self(rawValue: 2)
  /// The choice that suits the view.
  public static let automatic: Self = [.activate, .edit]
}

extension EnvironmentValues {
  private enum FocusEffectKey: EnvironmentKey { static let defaultValue = true }

  /// Whether the view with the focus looks so, as in SwiftUI.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}
