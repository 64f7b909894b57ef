// Values of the view with the focus. Here, no view has it, and all of them are nil.

/// A key of a value of the view with the focus, as in SwiftUI.
public protocol FocusedValueKey {
  /// The value's type.
  associatedtype Value
}

/// The values of the view with the focus, as in SwiftUI. Here, no view has it.
public struct FocusedValues: Equatable {
  private var values: [ObjectIdentifier: Any] = [:]

  /// The value of a key; nil where none was set.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.values.isEmpty && right.values.isEmpty
  }
}

/// A value of the view with the focus, as in SwiftUI. Here, it is nil.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  /// Nil, as no view has the focus.
  public var wrappedValue: Value? { nil }

  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

  public init(_ objectType: Value.Type) where Value: AnyObject {}
}

/// A value of the view with the focus that can be changed, as in SwiftUI. Here, it is nil.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  /// Nil, as no view has the focus; nothing is kept.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }

  /// A binding of nil.
  public var projectedValue: Binding<Value?> { .constant(nil) }

  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
}

/// An object of the view with the focus, as in SwiftUI. Here, it is nil.
@propertyWrapper public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Gives bindings of the object's properties.
  @dynamicMemberLookup public struct Wrapper {
    private let object: ObjectType

    /// Returns a binding of a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  /// Nil, as no view has the focus.
  public var wrappedValue: ObjectType? { nil }

  /// Nil, as no view has the focus.
  public var projectedValue: Wrapper? { nil }

  public init() {}
}

extension View {
  /// Has no effect here: no view has the focus.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }

  /// Has no effect here: no view has the focus.
  nonisolated public func focusedValue<Object: AnyObject>(_ object: Object?) -> some View { self }

  /// Has no effect here: no view has the focus.
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }

  /// Has no effect here: no view has the focus.
  nonisolated public func focusedSceneValue<Object: AnyObject>(_ object: Object?) -> some View {
    self
  }

  /// Has no effect here: no view has the focus.
  nonisolated public func focusedObject<Object: ObservableObject>(_ object: Object?) -> some View {
    self
  }

  /// Has no effect here: no view has the focus.
  nonisolated public func focusedSceneObject<Object: ObservableObject>(
    _ object: Object?
  ) -> some View { self }
}
