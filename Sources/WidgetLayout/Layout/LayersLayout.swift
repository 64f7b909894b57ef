/// Views one above another: all are offered the same room, and the largest decides.
extension LayoutPass {
  mutating func measureLayers(_ index: Int, _ proposal: Proposal) -> Size {
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
    for child in children(of: index) { placeChild(child, alignment, in: rect, proposal) }
  }

  /// The layer behind or before a view is offered the view's size, and decides nothing.
  mutating func placeBacked(
    _ index: Int, _ alignment: Alignment, in rect: Rect, _ proposal: Proposal
  ) {
    place(index + 1, in: rect, proposal)
    let layer = Int(tree.nodes[index + 1].end)
    guard layer < Int(tree.nodes[index].end) else { return }
    placeChild(layer, alignment, in: rect, Proposal(rect.size))
  }
}
