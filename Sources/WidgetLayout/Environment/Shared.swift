/// A value that copies share until one of them is changed: one pointer in place of a large struct
/// that is copied for each view and seldom changed.
@propertyWrapper
struct Shared<Value> {
  // Never changed, so that reading it needs no check of exclusive access.
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
