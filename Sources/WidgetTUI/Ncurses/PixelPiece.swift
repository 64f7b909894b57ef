import WidgetLayout

/// A rectangle of the screen in which a picture, or a part of it, is seen.
struct PixelPiece: Hashable {
  let picture: GridPicture
  /// The cells of the screen.
  private(set) var rect: Rect

  /// The place of the rectangle in the picture, in cells.
  var place: Rect {
    Rect(x: rect.x - picture.rect.x, y: rect.y - picture.rect.y, size: rect.size)
  }

  /// Returns the pieces of all pictures of a grid: what nothing was drawn over, in as few rectangles
  /// as a walk from the top makes of it.
  static func all(of grid: CellGrid) -> [PixelPiece] {
    guard !grid.pictures.isEmpty else { return [] }
    var pieces: [PixelPiece] = []
    // The pieces that end in the row above, by their first column.
    var open: [Int: Int] = [:]
    for y in 0..<grid.size.height {
      var next: [Int: Int] = [:]
      for run in runs(of: grid, y) {
        let rect = Rect(x: run.columns.lowerBound, y: y, width: run.columns.count, height: 1)
        if let above = open[rect.x], pieces[above].picture == run.picture,
          pieces[above].rect.width == rect.width
        {
          pieces[above].rect.height += 1
          next[rect.x] = above
        } else {
          next[rect.x] = pieces.count
          pieces.append(PixelPiece(picture: run.picture, rect: rect))
        }
      }
      open = next
    }
    return pieces
  }

  /// Returns the runs of cells in a row that refer to one picture and lie within it.
  private static func runs(
    of grid: CellGrid, _ y: Int
  ) -> [(columns: Range<Int>, picture: GridPicture)] {
    let row = grid.cells[y * grid.size.width..<(y + 1) * grid.size.width]
    guard row.contains(where: { $0.picture != 0 }) else { return [] }
    var runs: [(Range<Int>, GridPicture)] = []
    var start = row.startIndex
    while start < row.endIndex {
      let number = Int(row[start].picture)
      var end = start + 1
      while end < row.endIndex, Int(row[end].picture) == number { end += 1 }
      if number > 0, number <= grid.pictures.count {
        let picture = grid.pictures[number - 1]
        let (x, length) = (start - row.startIndex, end - start)
        let seen = Rect(x: x, y: y, width: length, height: 1).intersection(picture.rect)
        if !seen.isEmpty { runs.append((seen.x..<seen.maxX, picture)) }
      }
      start = end
    }
    return runs
  }
}
