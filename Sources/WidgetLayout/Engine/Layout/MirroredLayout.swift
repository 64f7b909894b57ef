/// Right-to-left layout: views are laid out as usual, then those inside a mirrored node swap sides.
///
/// This one step mirrors rows, leading and trailing alignments and paddings. The spare cell of
/// centring is then on the left. Charts, offsets and positions are not mirrored.
extension LayoutPass {
  /// Mirrors the children of each mirrored node in its frame, and moves their descendants along.
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
  /// True if the child's position is measured from the left in either layout direction.
  fileprivate var isAbsolute: Bool {
    switch kind {
    case .offset, .position: true
    default: false
    }
  }
}
