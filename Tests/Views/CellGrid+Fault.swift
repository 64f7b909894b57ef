import WidgetLayout

extension CellGrid {
  /// Returns the first fault that no picture may have: another size, half of a wide character, or
  /// an invalid style or character; nil if there is none.
  package func fault(in size: Size) -> String? {
    guard self.size == size, cells.count == size.width * size.height else {
      return "\(cells.count) cells"
    }
    var isLeftHalf = false
    for (index, cell) in cells.enumerated() {
      if (cell.width == 0) != isLeftHalf { return "half a character in cell \(index)" }
      isLeftHalf = cell.width == 2
      if isLeftHalf, index % size.width == size.width - 1 {
        return "half a character at the edge, in cell \(index)"
      }
      if cell.style >= styles.count { return "no style in cell \(index)" }
      if cell.width != 0, cell.content != 0x20, !isDrawable(cell) {
        return "a character of another width in cell \(index)"
      }
    }
    return nil
  }

  private func isDrawable(_ cell: Cell) -> Bool {
    let scalars = text(of: cell).unicodeScalars
    guard let first = scalars.first else { return false }
    return CharacterWidth.columns(of: first) == Int(cell.width)
      && scalars.dropFirst().allSatisfy { CharacterWidth.columns(of: $0) == 0 }
  }

  /// True if nothing is visible: there is no character, and no background colour.
  package var isEmpty: Bool {
    cells.allSatisfy { cell in
      cell.content == 0x20 && styles[Int(cell.style)].background == .none
    }
  }
}
