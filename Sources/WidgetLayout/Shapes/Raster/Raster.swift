/// The covered dots of some cells, 8 × 8 to a cell; a dot is one point wide and two high.
struct Raster {
  /// The cells in the coordinates of the picture.
  let cells: Rect
  /// The dots of each cell as 64 bits: bit `8 y + x` for the dot at `x`, `y`.
  private(set) var masks: [UInt64]

  /// The dots of a cell in each direction.
  static let dots = 8
  /// The points from one line of dots to the next.
  static let pointsPerLine = Points.perRow / Double(dots)

  /// Creates a raster without dots.
  init(cells: Rect) {
    self.cells = cells
    masks = Array(repeating: 0, count: max(0, cells.width) * max(0, cells.height))
  }

  /// Returns the dots of a cell of the picture.
  subscript(x: Int, y: Int) -> UInt64 { masks[(y - cells.y) * cells.width + x - cells.x] }

  /// True if no dot is covered.
  var isBlank: Bool { masks.allSatisfy { $0 == 0 } }

  /// The lines of dots, counted in the picture.
  var lines: Range<Int> { cells.y * Self.dots..<max(cells.y, cells.maxY) * Self.dots }

  /// Covers the dots of a line whose centres lie between two distances. Centres exactly on an edge
  /// are covered at both ends, so that symmetric shapes stay symmetric.
  mutating func cover(line: Int, from start: Double, to end: Double) {
    let low = max(Int((start - 0.5).rounded(.up)), cells.x * Self.dots)
    let high = min(Int((end - 0.5).rounded(.down)) + 1, cells.maxX * Self.dots)
    guard low < high else { return }
    // The multiplication is by the line's place in its row, as a shift by its absolute place
    // could overflow.
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
