/// One who is given a share of a length: who comes first, what it needs, and what it got.
struct Share {
  /// Whose share it is.
  var node = 0
  var priority: Float = 0
  /// The length taken where nothing is offered.
  var least = 0
  /// How much more is taken where everything is.
  var flexibility = 0
  /// What was offered.
  var offer = 0
  /// What was taken of it, and across it.
  var length = 0
  var cross = 0
}

extension UnsafeMutableBufferPointer<Share> {
  /// Divides `available` cells among the shares, as SwiftUI's stacks do it.
  ///
  /// Higher priorities are served before lower ones, whose least lengths are set aside for them;
  /// within a priority the least flexible goes first. Each is offered an equal part of what is
  /// left, rounded up, so that spare cells go to the first, and takes what `answer` says.
  @inline(__always)
  func divide(
    _ available: Int, answer: (_ index: Int, _ offer: Int) -> (length: Int, cross: Int)
  ) {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: count) { order in
      for index in indices { order.initializeElement(at: index, to: index) }
      sort(order)
      var left = available
      var reserved = reduce(0) { $0 + $1.least }
      var start = 0
      while start < order.count {
        let priority = self[order[start]].priority
        var end = start
        while end < order.count, self[order[end]].priority == priority {
          reserved -= self[order[end]].least
          end += 1
        }
        for position in start..<end {
          let remaining = end - position
          let offer = Swift.max(0, (left - reserved + remaining - 1) / remaining)
          let index = order[position]
          self[index].offer = offer
          (self[index].length, self[index].cross) = answer(index, offer)
          left -= self[index].length
        }
        start = end
      }
    }
  }

  /// Orders indices by priority, high first, then by flexibility, low first; equals keep their
  /// order. Insertion is quickest for the few children most stacks have.
  private func sort(_ order: UnsafeMutableBufferPointer<Int>) {
    func precedes(_ left: Int, _ right: Int) -> Bool {
      let (left, right) = (self[left], self[right])
      if left.priority != right.priority { return left.priority > right.priority }
      return left.flexibility < right.flexibility
    }
    if zip(order, order.dropFirst()).allSatisfy({ !precedes($1, $0) }) { return }
    if order.count > 32 {
      let sorted = order.enumerated().sorted { first, second in
        precedes(first.element, second.element)
          || (!precedes(second.element, first.element) && first.offset < second.offset)
      }
      for (index, child) in sorted.enumerated() { order[index] = child.element }
      return
    }
    for index in order.indices.dropFirst() {
      let child = order[index]
      var position = index
      while position > 0, precedes(child, order[position - 1]) {
        order[position] = order[position - 1]
        position -= 1
      }
      order[position] = child
    }
  }
}

/// The length of part `index` when `total` cells are divided into `count` parts: spare cells go
/// to the first.
package func share(_ total: Int, of count: Int, at index: Int) -> Int {
  total / count + (index < total % count ? 1 : 0)
}
