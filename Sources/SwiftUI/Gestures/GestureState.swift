/// A value while a gesture lasts, as in SwiftUI. Here, it is always the first one.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  /// The first value, as no gesture is recognized.
  public let wrappedValue: Value

  /// The state, to hand it to a gesture.
  public var projectedValue: GestureState<Value> { self }

  public init(wrappedValue: Value, resetTransaction: Transaction = Transaction()) {
    self.wrappedValue = wrappedValue
  }

  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.wrappedValue = wrappedValue
  }

  public init(initialValue: Value, resetTransaction: Transaction = Transaction()) {
    wrappedValue = initialValue
  }

  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    wrappedValue = initialValue
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) { wrappedValue = nil }

  public init(reset: @escaping (Value, inout Transaction) -> Void) { wrappedValue = nil }
}

/// A gesture that changes a value while it lasts, as in SwiftUI. Here, none is recognized.
public nonisolated struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Value = Base.Value

  /// The gesture.
  public var base: Base
  /// The value while it lasts.
  public var state: GestureState<State>
  /// The gesture that changes the value.
  public var body: (Value, inout State, inout Transaction) -> Void

  public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.body = body
  }
}

/// A gesture of any type, as in SwiftUI. Here, none is recognized.
public nonisolated struct AnyGesture<Value>: Gesture {
  public typealias Body = Never

  public init<Source: Gesture>(_ gesture: Source) where Source.Value == Value {}
}
