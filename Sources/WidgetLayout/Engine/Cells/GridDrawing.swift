extension CellGrid {
  /// Draws `other` with its top left cell at `x`, `y`; what lies outside is left out, and a wide
  /// character that would be cut becomes a space.
  public mutating func draw(_ other: CellGrid, x: Int, y: Int) {
    let numbers = other.styles.map { number(of: $0) }
    let target = Rect(x: x, y: y, size: other.size).intersection(bounds)
    links += other.links.compactMap { $0.moved(columns: x, rows: y, in: bounds) }
    guard !target.isEmpty else { return }
    for row in target.y..<target.maxY {
      let start = (row - y) * other.size.width + target.x - x
      copy(other.cells[start..<start + target.width], to: row * size.width + target.x, numbers)
      if !other.clusters.isEmpty { copyClusters(of: other, in: target, row) }
      blankHalves(row: row, from: target.x, to: target.maxX)
      mend(row: row, from: target.x, to: target.maxX)
    }
  }

  /// Copies cells, with their styles by this grid's numbers.
  private mutating func copy(_ others: ArraySlice<Cell>, to start: Int, _ numbers: [UInt16]) {
    cells.withUnsafeMutableBufferPointer { cells in
      others.withUnsafeBufferPointer { others in
        numbers.withUnsafeBufferPointer { numbers in
          let target = UnsafeMutableBufferPointer(rebasing: cells[start..<start + others.count])
          _ = target.update(from: others)
          for index in target.indices where target[index].style != 0 {
            target[index].style = numbers[Int(target[index].style)]
          }
        }
      }
    }
  }

  /// Gives the copied clusters of a row the contents that they have in this grid.
  private mutating func copyClusters(of other: CellGrid, in target: Rect, _ row: Int) {
    for column in target.x..<target.maxX where self[column, row].content & Glyph.clusterFlag != 0 {
      let number = Int(self[column, row].content & ~Glyph.clusterFlag)
      self[column, row].content = content(of: other.clusters[number])
    }
  }

  /// Makes what is left of a wide character a space, at the two ends of what was drawn.
  private mutating func blankHalves(row: Int, from start: Int, to end: Int) {
    if self[start, row].width == 0 {
      self[start, row] = Cell(content: 0x20, style: self[start, row].style)
    }
    if self[end - 1, row].width == 2 {
      self[end - 1, row] = Cell(content: 0x20, style: self[end - 1, row].style)
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
