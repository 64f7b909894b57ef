/// Frames: sizes that replace the child's.
extension LayoutPass {
  mutating func measureFrame(
    _ index: Int, _ width: Int16, _ height: Int16, _ proposal: Proposal
  ) -> Size {
    if width != Node.free, height != Node.free {
      return Size(width: Int(width), height: Int(height))
    }
    let child = measure(index + 1, framed(width, height, proposal))
    return Size(
      width: width == Node.free ? child.width : Int(width),
      height: height == Node.free ? child.height : Int(height))
  }

  func framed(_ width: Int16, _ height: Int16, _ proposal: Proposal) -> Proposal {
    Proposal(
      width: width == Node.free ? proposal.width : Int(width),
      height: height == Node.free ? proposal.height : Int(height))
  }

  mutating func measureBounds(_ index: Int, _ bounds: FrameBounds, _ proposal: Proposal) -> Size {
    let child = measure(index + 1, bounds.offer(proposal))
    return Size(
      width: bounds.length(.horizontal, proposal, child: child.width),
      height: bounds.length(.vertical, proposal, child: child.height))
  }
}

extension FrameBounds {
  /// Returns the proposal to the child: the proposed length, or the ideal one if there is none,
  /// within the bounds.
  func offer(_ proposal: Proposal) -> Proposal {
    func length(_ axis: Axis) -> Int {
      var offer = proposal[axis]
      if offer == Proposal.unspecified { offer = ideal[axis] }
      if offer == Proposal.unspecified { return offer }
      if maximum[axis] != Proposal.unspecified { offer = min(offer, maximum[axis]) }
      return max(offer, minimum[axis])
    }
    return Proposal(width: length(.horizontal), height: length(.vertical))
  }

  /// Returns the frame's own length by SwiftUI's rule. With both bounds it is the proposal within
  /// them; with only a minimum the child's, but at least that; with only a maximum the proposal, at
  /// least the child's and at most the maximum; with neither the child's. The ideal length stands
  /// in for a missing proposal.
  func length(_ axis: Axis, _ proposal: Proposal, child: Int) -> Int {
    let (low, high) = (minimum[axis], maximum[axis])
    let offer = proposal[axis] == Proposal.unspecified ? ideal[axis] : proposal[axis]
    let wanted = offer == Proposal.unspecified ? child : offer
    switch (low != Proposal.unspecified, high != Proposal.unspecified) {
    case (true, true): return max(low, min(wanted, high))
    case (true, false): return max(low, child)
    case (false, true): return min(high, max(wanted, child))
    case (false, false): return proposal[axis] == Proposal.unspecified ? wanted : child
    }
  }
}
