/// SwiftUI's stack, on whole cells: spacing is subtracted first, and the rest is divided by
/// `divide(_:answer:)`.
extension LayoutPass {
  mutating func measureRow(
    _ index: Int, _ alignment: VerticalAlignment, _ spacing: Int16, _ proposal: Proposal
  ) -> Size {
    measureStack(index, .horizontal, alignment.key, spacing, proposal)
  }

  mutating func measureColumn(
    _ index: Int, _ alignment: HorizontalAlignment, _ spacing: Int16, _ proposal: Proposal
  ) -> Size {
    measureStack(index, .vertical, alignment.key, spacing, proposal)
  }

  private mutating func measureStack(
    _ index: Int, _ axis: Axis, _ alignment: AlignmentKey, _ spacing: Int16, _ proposal: Proposal
  ) -> Size {
    withDivided(index, axis, spacing, proposal) { pass, shares, gaps in
      var length = gaps
      var cross = 0
      for share in shares {
        length += share.length
        cross = max(cross, share.cross)
      }
      if pass.isGuided(alignment) {
        cross = pass.aligned(shares, of: index, axis, alignment, proposal).length
      }
      return Size(length: min(length, Proposal.infinity), cross: cross, axis)
    }
  }

  mutating func placeRow(
    _ index: Int, _ alignment: VerticalAlignment, _ spacing: Int16, in rect: Rect,
    _ proposal: Proposal
  ) {
    placeStack(index, .horizontal, alignment.key, spacing, in: rect, proposal)
  }

  mutating func placeColumn(
    _ index: Int, _ alignment: HorizontalAlignment, _ spacing: Int16, in rect: Rect,
    _ proposal: Proposal
  ) {
    placeStack(index, .vertical, alignment.key, spacing, in: rect, proposal)
  }

  private mutating func placeStack(
    _ index: Int, _ axis: Axis, _ alignment: AlignmentKey, _ spacing: Int16, in rect: Rect,
    _ proposal: Proposal
  ) {
    var proposal = proposal
    // A child measured without a proposal across the stack may now fill the stack's own length
    // there.
    if proposal[axis.cross] == Proposal.unspecified { proposal[axis.cross] = rect.size[axis.cross] }
    withDivided(index, axis, spacing, proposal) { pass, shares, _ in
      let across =
        pass.isGuided(alignment)
        ? pass.aligned(shares, of: index, axis, alignment, proposal).offsets : nil
      var position = axis == .horizontal ? rect.x : rect.y
      var former = -1
      for (number, share) in shares.enumerated() {
        let child = share.node
        if former >= 0 { position += pass.gap(spacing, axis, between: former, and: child) }
        let offset =
          across?[number] ?? alignment.offset(of: share.cross, in: rect.size[axis.cross])
        let size = Size(length: share.length, cross: share.cross, axis)
        let own =
          axis == .horizontal
          ? Rect(x: position, y: rect.y + offset, size: size)
          : Rect(x: rect.x + offset, y: position, size: size)
        pass.place(child, in: own, proposal.offering(share.offer, axis))
        position += share.length
        former = child
      }
    }
  }

  /// Returns the offsets of the children across the stack if their guides lie on one line.
  private mutating func aligned(
    _ shares: UnsafeMutableBufferPointer<Share>, of index: Int, _ axis: Axis,
    _ alignment: AlignmentKey, _ proposal: Proposal
  ) -> (offsets: [Int], length: Int) {
    let views = zip(children(of: index), shares).map { child, share in
      (child, proposal.offering(share.offer, axis), share.cross)
    }
    return aligned(views, GuideKey(axis: axis.cross, alignment: alignment))
  }

  /// Divides the proposed length between a stack's children, and passes `body` each child's
  /// proposal and size, and the length of all gaps.
  private mutating func withDivided<Result>(
    _ index: Int, _ axis: Axis, _ spacing: Int16, _ proposal: Proposal,
    _ body: (inout LayoutPass, UnsafeMutableBufferPointer<Share>, Int) -> Result
  ) -> Result {
    let (count, gaps) = childrenAndGaps(index, axis, spacing)
    return withUnsafeTemporaryAllocation(of: Share.self, capacity: count) { shares in
      var child = index + 1
      for position in shares.indices {
        shares.initializeElement(
          at: position, to: Share(node: child, priority: tree.nodes[child].priority))
        child = end(of: child)
      }
      let length = proposal[axis]
      if length == Proposal.unspecified || length >= Proposal.infinity {
        _ = offer(length, to: shares, axis, proposal)
      } else if count == 1 {
        _ = offer(max(0, length - gaps), to: shares, axis, proposal)
      } else if !divideEvenly(max(0, length - gaps), among: shares, axis, proposal) {
        divide(max(0, length - gaps), among: shares, axis, proposal)
      }
      return body(&self, shares, gaps)
    }
  }

  private func childrenAndGaps(
    _ index: Int, _ axis: Axis, _ spacing: Int16
  ) -> (count: Int, gaps: Int) {
    var count = 0
    var gaps = 0
    var former = -1
    var child = index + 1
    let end = end(of: index)
    while child < end {
      if former >= 0 { gaps += gap(spacing, axis, between: former, and: child) }
      former = child
      child = self.end(of: child)
      count += 1
    }
    return (count, gaps)
  }

  /// Proposes the same length to each child; returns true if all took exactly that.
  private mutating func offer(
    _ length: Int, to shares: UnsafeMutableBufferPointer<Share>, _ axis: Axis, _ proposal: Proposal
  ) -> Bool {
    var isTaken = true
    for position in shares.indices {
      let size = measure(shares[position].node, proposal.offering(length, axis))
      shares[position].offer = length
      shares[position].length = size[axis]
      shares[position].cross = size[axis.cross]
      isTaken = isTaken && size[axis] == length
    }
    return isTaken
  }

  /// Proposes an equal part to each child if the length divides evenly; returns true if all took
  /// it. The order then does not matter, and no child needs to be asked how flexible it is.
  private mutating func divideEvenly(
    _ length: Int, among shares: UnsafeMutableBufferPointer<Share>, _ axis: Axis,
    _ proposal: Proposal
  ) -> Bool {
    guard length > 0, !shares.isEmpty, length % shares.count == 0 else { return false }
    for share in shares {
      guard share.priority == shares[0].priority, mayFill(share.node, axis) else { return false }
    }
    return offer(length / shares.count, to: shares, axis, proposal)
  }

  /// Returns true if a node is likely to take all of the proposed length along an axis: a quick
  /// guess that follows first children for eight levels.
  private func mayFill(_ index: Int, _ axis: Axis) -> Bool {
    var index = index
    for _ in 0..<8 {
      let node = tree.nodes[index]
      switch node.kind {
      case .fill, .drawing, .geometry: return true
      case .bounds(let bounds, _) where tree.bounds[Int(bounds)].maximum[axis] > 0: return true
      case .frame(let width, let height, _):
        if (axis == .horizontal ? width : height) != Node.free { return false }
      default: break
      }
      guard node.hasChildren, Int(node.end) > index + 1 else { return false }
      index += 1
    }
    return false
  }

  private mutating func divide(
    _ length: Int, among shares: UnsafeMutableBufferPointer<Share>, _ axis: Axis,
    _ proposal: Proposal
  ) {
    for position in shares.indices {
      let child = shares[position].node
      let least = leastLength(of: child, axis, proposal)
      let most = measure(child, proposal.offering(Proposal.infinity, axis))[axis]
      shares[position].least = least
      shares[position].flexibility = most - least
    }
    shares.divide(length) { position, offer in
      let size = measure(shares[position].node, proposal.offering(offer, axis))
      return (size[axis], size[axis.cross])
    }
  }

  /// Returns a child's length for a proposal of 0 along an axis. A text is known to keep one column
  /// and one row without being broken into lines.
  private mutating func leastLength(of child: Int, _ axis: Axis, _ proposal: Proposal) -> Int {
    if case .text(let text) = tree.nodes[child].kind {
      return tree.texts[Int(text)].glyphs.isEmpty ? 0 : 1
    }
    return measure(child, proposal.offering(0, axis))[axis]
  }

  private func isSpacer(_ index: Int) -> Bool {
    if case .spacer = tree.nodes[index].kind { return true }
    return false
  }

  /// Returns the cells between two neighbours; the default leaves none beside a spacer.
  private func gap(_ spacing: Int16, _ axis: Axis, between left: Int, and right: Int) -> Int {
    if spacing != Node.defaultSpacing { return Int(spacing) }
    return axis == .vertical || isSpacer(left) || isSpacer(right) ? 0 : 1
  }
}
