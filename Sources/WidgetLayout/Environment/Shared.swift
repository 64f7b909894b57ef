/// A value that copies share until one is changed: a pointer instead of a large struct that is
/// copied for each view and seldom changed.
@propertyWrapper
struct Shared<Value> {
  // The box is immutable, so that reading it needs no check for exclusive access.
  private final class Box {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  init(wrappedValue: Value) { box = Box(wrappedValue) }

  var wrappedValue: Value {
    get { box.value }
    set { box = Box(newValue) }
  }
}

extension Shared: @unchecked Sendable where Value: Sendable {}
