extension CellGrid {
  /// Draws `other` with its top left cell at `x`, `y`; what lies outside is left out, and a wide
  /// character that would be cut becomes a space.
  public mutating func draw(_ other: CellGrid, x: Int, y: Int) {
    let numbers = other.styles.map { number(of: $0) }
    let target = Rect(x: x, y: y, size: other.size).intersection(bounds)
    links += other.links.compactMap { $0.moved(columns: x, rows: y, in: bounds) }
    for row in target.y..<target.maxY {
      for column in target.x..<target.maxX {
        var cell = other[column - x, row - y]
        cell.style = numbers[Int(cell.style)]
        if cell.content & Glyph.clusterFlag != 0 {
          cell.content = content(of: other.text(of: other[column - x, row - y]))
        }
        let isCut =
          (cell.width == 0 && column == target.x) || (cell.width == 2 && column == target.maxX - 1)
        self[column, row] = isCut ? Cell(content: 0x20, style: cell.style) : cell
      }
      mend(row: row, from: target.x, to: target.maxX)
    }
  }

  /// Blanks the halves of wide characters that were cut at the two ends of what was drawn; where
  /// nothing was, nothing is cut.
  mutating func mend(row: Int, from start: Int, to end: Int) {
    guard start < end else { return }
    if start > 0, start < size.width, self[start, row].width != 0, self[start - 1, row].width == 2 {
      self[start - 1, row] = Cell(content: 0x20, style: self[start - 1, row].style)
    }
    if end > 0, end < size.width, self[end, row].width == 0 {
      self[end, row] = Cell(content: 0x20, style: self[end, row].style)
    }
  }
}
