/// Right to left: views are laid out as ever, then those inside a mirrored node change sides.
///
/// Rows, leading and trailing alignments and paddings follow from this one step. A spare cell of
/// centring is on the left then. Charts, offsets and positions keep their direction.
extension LayoutPass {
  /// Mirrors the children of each mirrored node in its rectangle, and moves what is in them.
  mutating func mirror(in size: Size) {
    let laidOut = frames
    if tree.nodes[0].isMirrored { frames[0].x = size.width - laidOut[0].maxX }
    for index in tree.nodes.indices {
      let (from, to) = (laidOut[index], frames[index])
      let isMirrored = tree.nodes[index].isMirrored && !tree.nodes[index].isAbsolute
      for child in children(of: index) where laidOut[child] != .hidden {
        let own = laidOut[child]
        frames[child].x = to.x + (isMirrored ? from.maxX - own.maxX : own.x - from.x)
      }
    }
  }
}

extension Node {
  /// Whether the child's place is told from the left, whichever side leads.
  fileprivate var isAbsolute: Bool {
    switch kind {
    case .offset, .position: true
    default: false
    }
  }
}
