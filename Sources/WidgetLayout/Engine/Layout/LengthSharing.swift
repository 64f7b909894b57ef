/// A child's share of a length: its claim, its proposal and its result.
struct Share {
  /// The child's node.
  var node = 0
  var priority: Float = 0
  /// The length for a proposal of 0.
  var least = 0
  /// The difference between the lengths for unlimited space and for a proposal of 0.
  var flexibility = 0
  /// The proposed length.
  var offer = 0
  /// The lengths along and across the axis for that proposal.
  var length = 0
  var cross = 0
}

extension UnsafeMutableBufferPointer<Share> {
  /// Divides `available` cells among the shares, as SwiftUI's stacks do.
  ///
  /// Higher priorities come first, and the least lengths of lower ones are set aside; within a
  /// priority the least flexible comes first. Each is offered an equal part of the rest, rounded
  /// up, so that spare cells go to the first ones, and takes the length that `answer` returns.
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

  /// Sorts indices by priority, high first, then by flexibility, low first; the sort is stable.
  /// Insertion sort is fastest for the few children of most stacks.
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

/// Returns the length of part `index` when `total` cells are divided into `count` parts; spare
/// cells go to the first ones.
package func share(_ total: Int, of count: Int, at index: Int) -> Int {
  total / count + (index < total % count ? 1 : 0)
}
