/// A value over the moments of a recording; each step holds until the next.
struct Track<Value: Sendable>: Sendable {
  private var steps: [(moment: Int, value: Value?)] = []

  /// Sets the value from a moment on, or `nil` for absent; moments must be set in order.
  mutating func set(_ value: Value?, at moment: Int) {
    if steps.last?.moment == moment { steps.removeLast() }
    steps.append((moment, value))
  }

  /// Returns the value at a moment, or `nil` before the first step and while it is absent.
  func value(at moment: Int) -> Value? {
    var (low, high) = (0, steps.count)
    while low < high {
      let middle = (low + high) / 2
      if steps[middle].moment <= moment { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : steps[low - 1].value
  }
}
