extension CellGrid {
  /// Draws `other` with its top left cell at `x`, `y`. What lies outside is clipped, and a wide
  /// character that would be cut becomes a space.
  public mutating func draw(_ other: CellGrid, x: Int, y: Int) {
    let numbers = other.styles.map { number(of: $0) }
    let pictures = other.pictures.map { number(of: $0.moved(columns: x, rows: y)) }
    let target = Rect(x: x, y: y, size: other.size).intersection(bounds)
    links += other.links.compactMap { $0.moved(columns: x, rows: y, in: bounds) }
    guard !target.isEmpty else { return }
    for row in target.y..<target.maxY {
      let start = (row - y) * other.size.width + target.x - x
      copy(other.cells[start..<start + target.width], to: row * size.width + target.x, numbers)
      if !other.clusters.isEmpty { copyClusters(of: other, in: target, row) }
      if !pictures.isEmpty { renumber(pictures, in: target, row) }
      blankHalves(row: row, from: target.x, to: target.maxX)
      mend(row: row, from: target.x, to: target.maxX)
    }
  }

  /// Copies cells, and translates their styles to this grid's numbers.
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

  /// Translates the clusters copied to a row to this grid's contents.
  private mutating func copyClusters(of other: CellGrid, in target: Rect, _ row: Int) {
    for column in target.x..<target.maxX where self[column, row].content & Glyph.clusterFlag != 0 {
      let number = Int(self[column, row].content & ~Glyph.clusterFlag)
      self[column, row].content = content(of: other.clusters[number])
    }
  }

  /// Translates the pictures copied to a row to this grid's numbers.
  private mutating func renumber(_ pictures: [UInt8], in target: Rect, _ row: Int) {
    for column in target.x..<target.maxX where self[column, row].picture != 0 {
      let number = Int(self[column, row].picture)
      self[column, row].picture = number <= pictures.count ? pictures[number - 1] : 0
    }
  }

  /// Replaces half a wide character at either end of the drawn cells by a space.
  private mutating func blankHalves(row: Int, from start: Int, to end: Int) {
    if self[start, row].width == 0 {
      self[start, row] = Cell(content: 0x20, style: self[start, row].style)
    }
    if self[end - 1, row].width == 2 {
      self[end - 1, row] = Cell(content: 0x20, style: self[end - 1, row].style)
    }
  }

  /// Blanks the halves of wide characters that were cut next to either end of the drawn cells; an
  /// empty range cuts none.
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
