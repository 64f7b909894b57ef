extension Painter {
  /// Returns true if a thin line may be drawn in a cell: it must not cover text, which in SwiftUI
  /// would stay readable next to it.
  func isFreeForLine(x: Int, y: Int) -> Bool {
    guard clip.contains(x: x, y: y) else { return false }
    let content = grid[x, y].content
    return grid[x, y].width == 1
      && (content == 0x20 || BlockElement.contains(content) || BoxLines.contains(content)
        || Braille.contains(content))
  }
}

extension ShapeCanvas {
  /// Draws a character in each cell in which a thin line may be drawn.
  func putLine(
    _ cells: Rect, with painter: inout Painter, _ content: (Int, Int) -> UInt32?
  ) {
    for y in cells.y..<max(cells.y, cells.maxY) {
      for x in cells.x..<max(cells.x, cells.maxX) {
        guard let content = content(x, y), painter.isFreeForLine(x: x, y: y) else { continue }
        painter.put(content, x: x, y: y, paint: paint(x: x, y: y))
      }
    }
  }
}
