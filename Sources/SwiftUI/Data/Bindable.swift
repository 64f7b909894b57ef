/// Gives bindings of an object's properties, as in SwiftUI.
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  public var wrappedValue: Value

  public var projectedValue: Bindable<Value> { self }

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Bindable where Value: AnyObject {
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

extension ObservedObject where Object: AnyObject {
  /// Gives bindings of the object's properties.
  @dynamicMemberLookup public struct Wrapper {
    let object: Object

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<Object, Subject>
    ) -> Binding<Subject> {
      Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension StateObject where Object: AnyObject {
  public var projectedValue: ObservedObject<Object>.Wrapper {
    ObservedObject<Object>.Wrapper(object: wrappedValue)
  }
}

extension Binding {
  /// Returns the binding of a value that is there, or nil.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }

  /// Returns a binding of an optional value.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// Returns the binding, as there is no animation here.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

  /// Returns the binding, as there is no animation here.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}

/// A value that a scene keeps, as in SwiftUI. Here, it is always the first one.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private let value: Value

  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  public var projectedValue: Binding<Value> { .constant(value) }

  public init(wrappedValue: Value, _ key: String) { value = wrappedValue }

  public init<Wrapped>(_ key: String) where Value == Wrapped? { value = nil }
}
