/// A value that copies share until one of them is changed: one pointer in place of a large struct
/// that is copied for each view and seldom changed.
@propertyWrapper
struct Shared<Value> {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  init(wrappedValue: Value) { box = Box(wrappedValue) }

  var wrappedValue: Value {
    get { box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }
}

extension Shared: @unchecked Sendable where Value: Sendable {}
