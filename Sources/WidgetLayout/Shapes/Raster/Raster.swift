/// Which of 8 × 8 dots are covered in each of some cells: a dot is one point wide and two high.
struct Raster {
  /// The cells, counted in the picture.
  let cells: Rect
  /// For each cell 64 bits: dot `x`, `y` of it is bit `8 y + x`.
  private(set) var masks: [UInt64]

  /// Dots in a cell, across and down.
  static let dots = 8
  /// Points from one line of dots to the next.
  static let pointsPerLine = Points.perRow / Double(dots)

  /// A raster of nothing.
  init(cells: Rect) {
    self.cells = cells
    masks = Array(repeating: 0, count: max(0, cells.width) * max(0, cells.height))
  }

  /// The dots of a cell of the picture.
  subscript(x: Int, y: Int) -> UInt64 { masks[(y - cells.y) * cells.width + x - cells.x] }

  /// True if no dot is covered.
  var isBlank: Bool { masks.allSatisfy { $0 == 0 } }

  /// The lines of dots there are, counted in the picture.
  var lines: Range<Int> { cells.y * Self.dots..<max(cells.y, cells.maxY) * Self.dots }

  /// Covers the dots of a line whose middles lie between two distances. Those that lie on
  /// an edge are covered on either side, so that what is even stays so.
  mutating func cover(line: Int, from start: Double, to end: Double) {
    let low = max(Int((start - 0.5).rounded(.up)), cells.x * Self.dots)
    let high = min(Int((end - 0.5).rounded(.down)) + 1, cells.maxX * Self.dots)
    guard low < high else { return }
    // Shifting by a line's place may not go below the first row of a picture.
    let row = line >> 3
    let shift = UInt64((line & 7) * Self.dots)
    let base = (row - cells.y) * cells.width - cells.x
    for column in low >> 3...(high - 1) >> 3 {
      let first = max(low - column * Self.dots, 0)
      let last = min(high - column * Self.dots, Self.dots)
      let bits = (UInt64(1) << UInt64(last)) - (UInt64(1) << UInt64(first))
      masks[base + column] |= bits << shift
    }
  }
}
