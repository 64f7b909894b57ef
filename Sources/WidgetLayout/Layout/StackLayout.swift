/// SwiftUI's stack, on whole cells: spacing is taken off first, and what is left is divided as
/// `divide(_:answer:)` says.
extension LayoutPass {
  mutating func measureStack(
    _ index: Int, _ axis: Axis, _ spacing: Int16, _ proposal: Proposal
  ) -> Size {
    withDivided(index, axis, spacing, proposal) { pass, shares, gaps in
      var size = Size.zero
      size[axis] = gaps
      for (child, share) in zip(pass.children(of: index), shares) {
        var offer = proposal
        offer[axis] = share.offer
        size[axis] += share.length
        size[axis.cross] = max(size[axis.cross], pass.measure(child, offer)[axis.cross])
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
    withDivided(index, axis, spacing, proposal) { pass, shares, _ in
      var position = axis == .horizontal ? rect.x : rect.y
      var former: Int?
      for (child, share) in zip(pass.children(of: index), shares) {
        if let former { position += pass.gap(spacing, axis, between: former, and: child) }
        var offer = proposal
        offer[axis] = share.offer
        let size = pass.measure(child, offer)
        let (x, y) = origin(size, position)
        pass.place(child, in: Rect(x: x, y: y, size: size), offer)
        position += size[axis]
        former = child
      }
    }
  }

  /// Divides the offered length between a stack's children, and hands over what each was offered
  /// and took, and the length of all gaps.
  private mutating func withDivided<Result>(
    _ index: Int, _ axis: Axis, _ spacing: Int16, _ proposal: Proposal,
    _ body: (inout LayoutPass, UnsafeMutableBufferPointer<Share>, Int) -> Result
  ) -> Result {
    var count = 0
    var gaps = 0
    var former: Int?
    for child in children(of: index) {
      if let former { gaps += gap(spacing, axis, between: former, and: child) }
      former = child
      count += 1
    }
    return withUnsafeTemporaryAllocation(of: Share.self, capacity: count) { shares in
      shares.initialize(repeating: Share())
      divide(shares, of: index, axis, proposal, gaps: gaps)
      return body(&self, shares, gaps)
    }
  }

  private mutating func divide(
    _ shares: UnsafeMutableBufferPointer<Share>, of index: Int, _ axis: Axis,
    _ proposal: Proposal, gaps: Int
  ) {
    let length = proposal[axis]
    func offered(_ length: Int) -> Proposal {
      var offer = proposal
      offer[axis] = length
      return offer
    }
    if length == Proposal.unspecified || length >= Proposal.infinity || shares.count == 1 {
      let isOpen = length == Proposal.unspecified || length >= Proposal.infinity
      let offer = isOpen ? length : max(0, length - gaps)
      for (position, child) in children(of: index).enumerated() {
        shares[position].offer = offer
        shares[position].length = measure(child, offered(offer))[axis]
      }
      return
    }
    withUnsafeTemporaryAllocation(of: Int.self, capacity: shares.count) { nodes in
      for (position, child) in children(of: index).enumerated() {
        nodes.initializeElement(at: position, to: child)
        let least = measure(child, offered(0))[axis]
        let most = measure(child, offered(Proposal.infinity))[axis]
        shares[position] = Share(
          priority: tree.nodes[child].priority, least: least, flexibility: most - least)
      }
      shares.divide(max(0, length - gaps)) { measure(nodes[$0], offered($1))[axis] }
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
