/// SwiftUI's stack, on whole cells.
///
/// Spacing is taken off first. Children of higher priority are served before lower ones, whose
/// least lengths are set aside for them; within a priority the least flexible goes first. Each is
/// offered an equal share of what is left, rounded up: spare cells go to the first.
extension LayoutPass {
  /// A child of a stack while the length is divided.
  private struct Child {
    var node: Int
    var priority: Float
    var least = 0
    var flexibility = 0
    var offer = 0
    var size = Size.zero
  }

  mutating func measureStack(
    _ index: Int, _ axis: Axis, _ spacing: Int16, _ proposal: Proposal
  ) -> Size {
    withDivided(index, axis, spacing, proposal) { _, children, gaps in
      var size = Size.zero
      size[axis] = gaps
      for child in children {
        size[axis] += child.size[axis]
        size[axis.cross] = max(size[axis.cross], child.size[axis.cross])
      }
      size[axis] = min(size[axis], Proposal.infinity)
      return size
    }
  }

  mutating func placeRow(
    _ index: Int, _ alignment: VerticalAlignment, _ spacing: Int16, in rect: Rect,
    _ proposal: Proposal
  ) {
    placeStack(index, .horizontal, spacing, in: rect, proposal) { size, position in
      (position, rect.y + alignment.offset(of: size.height, in: rect.height))
    }
  }

  mutating func placeColumn(
    _ index: Int, _ alignment: HorizontalAlignment, _ spacing: Int16, in rect: Rect,
    _ proposal: Proposal
  ) {
    placeStack(index, .vertical, spacing, in: rect, proposal) { size, position in
      (rect.x + alignment.offset(of: size.width, in: rect.width), position)
    }
  }

  private mutating func placeStack(
    _ index: Int, _ axis: Axis, _ spacing: Int16, in rect: Rect, _ proposal: Proposal,
    origin: (Size, Int) -> (x: Int, y: Int)
  ) {
    var proposal = proposal
    // A child that was measured without an offer across may now fill what the stack came to.
    if proposal[axis.cross] == Proposal.unspecified { proposal[axis.cross] = rect.size[axis.cross] }
    withDivided(index, axis, spacing, proposal) { pass, children, _ in
      var position = axis == .horizontal ? rect.x : rect.y
      var former: Int?
      for child in children {
        if let former { position += pass.gap(spacing, axis, between: former, and: child.node) }
        let (x, y) = origin(child.size, position)
        var offer = proposal
        offer[axis] = child.offer
        pass.place(child.node, in: Rect(x: x, y: y, size: child.size), offer)
        position += child.size[axis]
        former = child.node
      }
    }
  }

  /// Divides the offered length between a stack's children, and hands them over with what each was
  /// offered and took, and the length of all gaps.
  private mutating func withDivided<Result>(
    _ index: Int, _ axis: Axis, _ spacing: Int16, _ proposal: Proposal,
    _ body: (inout LayoutPass, UnsafeMutableBufferPointer<Child>, Int) -> Result
  ) -> Result {
    var count = 0
    var gaps = 0
    var former: Int?
    for child in children(of: index) {
      if let former { gaps += gap(spacing, axis, between: former, and: child) }
      former = child
      count += 1
    }
    return withUnsafeTemporaryAllocation(of: Child.self, capacity: count) { children in
      var position = 0
      for node in self.children(of: index) {
        children.initializeElement(
          at: position, to: Child(node: node, priority: tree.nodes[node].priority))
        position += 1
      }
      divide(children, axis, proposal, gaps: gaps)
      return body(&self, children, gaps)
    }
  }

  private mutating func divide(
    _ children: UnsafeMutableBufferPointer<Child>, _ axis: Axis, _ proposal: Proposal, gaps: Int
  ) {
    let length = proposal[axis]
    if length == Proposal.unspecified || length >= Proposal.infinity || children.count == 1 {
      let offer = length < 0 || length >= Proposal.infinity ? length : max(0, length - gaps)
      for index in children.indices { serve(&children[index], offer, axis, proposal) }
      return
    }
    for index in children.indices {
      var probe = proposal
      probe[axis] = 0
      children[index].least = measure(children[index].node, probe)[axis]
      probe[axis] = Proposal.infinity
      children[index].flexibility =
        measure(children[index].node, probe)[axis] - children[index].least
    }
    withUnsafeTemporaryAllocation(of: Int.self, capacity: children.count) { order in
      for index in children.indices { order.initializeElement(at: index, to: index) }
      sort(order, children)
      share(max(0, length - gaps), order, children, axis, proposal)
    }
  }

  /// Serves the children in `order`, one priority after another.
  private mutating func share(
    _ available: Int, _ order: UnsafeMutableBufferPointer<Int>,
    _ children: UnsafeMutableBufferPointer<Child>, _ axis: Axis, _ proposal: Proposal
  ) {
    var left = available
    var reserved = children.reduce(0) { $0 + $1.least }
    var start = 0
    while start < order.count {
      let priority = children[order[start]].priority
      var end = start
      while end < order.count, children[order[end]].priority == priority {
        reserved -= children[order[end]].least
        end += 1
      }
      for position in start..<end {
        let remaining = end - position
        let offer = max(0, (left - reserved + remaining - 1) / remaining)
        serve(&children[order[position]], offer, axis, proposal)
        left -= children[order[position]].size[axis]
      }
      start = end
    }
  }

  private mutating func serve(
    _ child: inout Child, _ offer: Int, _ axis: Axis, _ proposal: Proposal
  ) {
    var childProposal = proposal
    childProposal[axis] = offer
    child.size = measure(child.node, childProposal)
    child.offer = offer
  }

  /// Orders children by priority, high first, then by flexibility, low first; equals keep their
  /// order. Insertion is quickest for the few children most stacks have.
  private func sort(
    _ order: UnsafeMutableBufferPointer<Int>, _ children: UnsafeMutableBufferPointer<Child>
  ) {
    func precedes(_ left: Int, _ right: Int) -> Bool {
      let (left, right) = (children[left], children[right])
      if left.priority != right.priority { return left.priority > right.priority }
      return left.flexibility < right.flexibility
    }
    if order.count > 32 {
      let sorted = order.sorted { precedes($0, $1) }
      for (index, child) in sorted.enumerated() { order[index] = child }
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

  private func isSpacer(_ index: Int) -> Bool {
    if case .spacer = tree.nodes[index].kind { return true }
    return false
  }

  /// The cells between two neighbours; the default leaves none beside a spacer.
  private func gap(_ spacing: Int16, _ axis: Axis, between left: Int, and right: Int) -> Int {
    if spacing != Node.defaultSpacing { return Int(spacing) }
    return axis == .vertical || isSpacer(left) || isSpacer(right) ? 0 : 1
  }
}
