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

  /// The first row without blanks at its ends; `nil` if it is blank.
  var line: CellGrid? {
    lineColumns.map { columns in
      var line = CellGrid(size: Size(width: columns.count, height: 1))
      line.draw(self, x: -columns.lowerBound, y: 0)
      return line
    }
  }

  /// The columns of the first row from the first to the last that is not blank; `nil` if all are
  /// blank.
  var lineColumns: Range<Int>? {
    guard size.height > 0 else { return nil }
    let columns = (0..<size.width).filter {
      self[$0, 0].content != 0x20 && self[$0, 0].content != 0
    }
    guard let first = columns.first, let last = columns.last else { return nil }
    return first..<min(size.width, last + max(1, Int(self[last, 0].width)))
  }
}
