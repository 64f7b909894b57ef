/// Right to left: views are laid out as ever, then those inside a mirrored node change sides.
///
/// Rows, leading and trailing alignments and paddings follow from this one step. A spare cell of
/// centring is on the left then. Charts keep their direction.
extension LayoutPass {
  /// Mirrors the children of each mirrored node in its rectangle, and moves what is in them.
  mutating func mirror(in size: Size) {
    let laidOut = frames
    if tree.nodes[0].isMirrored { frames[0].x = size.width - laidOut[0].maxX }
    for index in tree.nodes.indices {
      let (from, to) = (laidOut[index], frames[index])
      for child in children(of: index) where laidOut[child] != .hidden {
        let own = laidOut[child]
        frames[child].x =
          to.x + (tree.nodes[index].isMirrored ? from.maxX - own.maxX : own.x - from.x)
      }
    }
  }
}
