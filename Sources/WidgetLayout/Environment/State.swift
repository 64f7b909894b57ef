/// A value that a view stores, as in SwiftUI.
///
/// Here a picture is drawn once, with the initial value; later writes are ignored.
@propertyWrapper public struct State<Value> {
  /// The initial value.
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  /// A binding to the initial value, which ignores writes.
  public var projectedValue: Binding<Value> { .constant(value) }

  private let value: Value

  public init(wrappedValue: Value) { value = wrappedValue }

  public init(initialValue: Value) { value = initialValue }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state of `nil`.
  public init() { self.init(wrappedValue: nil) }
}

/// An object that a view stores, as in SwiftUI; here its changes draw nothing.
@propertyWrapper public struct StateObject<Object> {
  /// The object.
  public let wrappedValue: Object

  public init(wrappedValue: @autoclosure () -> Object) { self.wrappedValue = wrappedValue() }
}

/// An object that is passed to a view, as in SwiftUI; here its changes draw nothing.
@propertyWrapper public struct ObservedObject<Object> {
  /// The object.
  public var wrappedValue: Object

  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }

  public init(initialValue: Object) { wrappedValue = initialValue }
}

/// A length that scales with the text size, as in SwiftUI; here it is constant.
@propertyWrapper public struct ScaledMetric<Value> {
  /// The length.
  public let wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}
