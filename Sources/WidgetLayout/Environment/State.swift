/// A value of a view's own, as in SwiftUI.
///
/// Here: a picture is drawn once, from the first value; what is written later is not kept.
@propertyWrapper public struct State<Value> {
  /// The first value.
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  /// The value for controls that would change it.
  public var projectedValue: Binding<Value> { .constant(value) }

  private let value: Value

  public init(wrappedValue: Value) { value = wrappedValue }

  public init(initialValue: Value) { value = initialValue }
}

extension State where Value: ExpressibleByNilLiteral {
  /// No value.
  public init() { self.init(wrappedValue: nil) }
}

/// An object of a view's own, as in SwiftUI; here its changes draw nothing.
@propertyWrapper public struct StateObject<Object> {
  /// The object.
  public let wrappedValue: Object

  public init(wrappedValue: @autoclosure () -> Object) { self.wrappedValue = wrappedValue() }
}

/// An object that a view was given, as in SwiftUI; here its changes draw nothing.
@propertyWrapper public struct ObservedObject<Object> {
  /// The object.
  public var wrappedValue: Object

  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }

  public init(initialValue: Object) { wrappedValue = initialValue }
}

/// A length that grows with the size of texts, as in SwiftUI; here it stays what it is.
@propertyWrapper public struct ScaledMetric<Value> {
  /// The length.
  public let wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}
