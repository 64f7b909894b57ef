/// Views on top of each other: all get the same proposal, and the largest determines the size.
extension LayoutPass {
  mutating func measureLayers(
    _ index: Int, _ alignment: Alignment, _ proposal: Proposal
  ) -> Size {
    if isGuided(alignment.horizontal.key) || isGuided(alignment.vertical.key) {
      let (columns, rows) = alignedLayers(index, alignment, proposal)
      return Size(width: columns.length, height: rows.length)
    }
    var size = Size.zero
    for child in children(of: index) {
      let own = measure(child, proposal)
      size.width = max(size.width, own.width)
      size.height = max(size.height, own.height)
    }
    return size
  }

  mutating func placeLayers(
    _ index: Int, _ alignment: Alignment, in rect: Rect, _ proposal: Proposal
  ) {
    if isGuided(alignment.horizontal.key) || isGuided(alignment.vertical.key) {
      let (columns, rows) = alignedLayers(index, alignment, proposal)
      for (child, (x, y)) in zip(children(of: index), zip(columns.offsets, rows.offsets)) {
        let size = measure(child, proposal)
        place(child, in: Rect(x: rect.x + x, y: rect.y + y, size: size), proposal)
      }
      return
    }
    for child in children(of: index) { placeChild(child, alignment, in: rect, proposal) }
  }

  private mutating func alignedLayers(
    _ index: Int, _ alignment: Alignment, _ proposal: Proposal
  ) -> (columns: (offsets: [Int], length: Int), rows: (offsets: [Int], length: Int)) {
    let views = children(of: index).map { ($0, measure($0, proposal)) }
    return (
      aligned(
        views.map { ($0.0, proposal, $0.1.width) },
        GuideKey(axis: .horizontal, alignment: alignment.horizontal.key)),
      aligned(
        views.map { ($0.0, proposal, $0.1.height) },
        GuideKey(axis: .vertical, alignment: alignment.vertical.key))
    )
  }

  /// Places a view and the layer behind or in front of it, which is proposed the view's size and
  /// does not affect it.
  mutating func placeBacked(
    _ index: Int, _ alignment: Alignment, in rect: Rect, _ proposal: Proposal
  ) {
    place(index + 1, in: rect, proposal)
    let layer = Int(tree.nodes[index + 1].end)
    guard layer < Int(tree.nodes[index].end) else { return }
    placeChild(layer, alignment, in: rect, Proposal(rect.size))
  }
}
