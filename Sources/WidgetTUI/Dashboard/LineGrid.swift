import WidgetLayout

extension CellGrid {
  /// Returns the part of the grid that fits in a size; a larger drawing is cut at its edges.
  func cropped(to size: Size) -> CellGrid {
    guard self.size.width > size.width || self.size.height > size.height else { return self }
    var grid = CellGrid(
      size: Size(
        width: min(self.size.width, size.width), height: min(self.size.height, size.height)))
    grid.draw(self, x: 0, y: 0)
    return grid
  }

  /// The first row without blanks at its ends, and with one for several in a row, which look as if the words of another
  /// widget followed; `nil` if it is blank.
  var line: CellGrid? {
    lineColumns.map { columns in
      var line = CellGrid(size: Size(width: columns.count, height: 1))
      line.draw(self, x: -columns.lowerBound, y: 0)
      let kept = line.columnsWithSingleBlanks
      for (x, column) in kept.enumerated() { line[x, 0] = line[column, 0] }
      return line.cropped(to: Size(width: kept.count, height: 1))
    }
  }

  /// The columns of the first row without blanks that follow another one.
  private var columnsWithSingleBlanks: [Int] {
    var (isKept, isBlank) = (true, false)
    return (0..<size.width).filter { x in
      let cell = self[x, 0]
      // The right half of a wide character goes with its left one.
      guard cell.width > 0 else { return isKept }
      let isSpace = text(of: cell).allSatisfy(\.isWhitespace)
      isKept = !(isBlank && isSpace)
      isBlank = isSpace
      return isKept
    }
  }

  /// The columns of the first row from the first to the last that is not blank; `nil` if all are
  /// blank.
  var lineColumns: Range<Int>? { size.height > 0 ? columns(ofRow: 0) : nil }

  /// The grid without the blank rows at its top and its bottom; `nil` if all are blank. A row with a ground of its own
  /// counts as blank.
  var withoutBlankEdges: CellGrid? {
    let rows = (0..<size.height).filter { columns(ofRow: $0) != nil }
    guard let first = rows.first, let last = rows.last else { return nil }
    var grid = CellGrid(size: Size(width: size.width, height: last - first + 1))
    grid.draw(self, x: 0, y: -first)
    return grid
  }

  /// The columns of a row from the first to the last that is not blank; `nil` if all are blank.
  private func columns(ofRow row: Int) -> Range<Int>? {
    let columns = (0..<size.width).filter {
      self[$0, row].content != 0x20 && self[$0, row].content != 0
    }
    guard let first = columns.first, let last = columns.last else { return nil }
    return first..<min(size.width, last + max(1, Int(self[last, row].width)))
  }
}
