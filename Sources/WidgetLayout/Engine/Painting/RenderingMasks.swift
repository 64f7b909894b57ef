extension Rendering {
  /// Paints the content, then the mask separately, and keeps what the mask lets through.
  @MainActor mutating func paintMasked(_ index: Int) {
    let content = index + 1
    let mask = Int(layout.tree.nodes[content].end)
    let before = painter.grid.cells
    paint(content)
    guard mask < Int(layout.tree.nodes[index].end) else {
      painter.grid.cells = before
      return
    }
    let painted = painter.grid.cells
    painter.grid.clear(painter.grid.bounds)
    paint(mask)
    let masks = painter.grid.cells
    painter.grid.cells = painted
    painter.keep(before: before, masks: masks)
  }

  /// Paints the content, and mixes it with what was there before.
  @MainActor mutating func paintFaded(_ index: Int, opacity: Double) {
    let before = painter.grid.cells
    for child in layout.children(of: index) { paint(child) }
    if opacity < 1 { painter.fade(before: before, opacity: opacity) }
  }
}
