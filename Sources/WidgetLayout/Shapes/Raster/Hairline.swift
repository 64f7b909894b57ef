/// Lines one braille dot wide.
struct Hairline {
  let cells: Rect
  /// The dots of each cell.
  private(set) var dots: [UInt8]

  init(cells: Rect) {
    self.cells = cells
    dots = Array(repeating: 0, count: max(0, cells.width) * max(0, cells.height))
  }

  /// Returns the dots of a cell of the picture.
  subscript(x: Int, y: Int) -> UInt8 { dots[(y - cells.y) * cells.width + x - cells.x] }

  /// Draws a line with one dot for each column of dots if it is flat, or for each row of dots if it
  /// is steep, so that its thickness is even and symmetric shapes stay symmetric.
  mutating func draw(_ line: Polyline) {
    let points = line.circuit
    var isDrawn = false
    for (one, two) in zip(points, points.dropFirst()) {
      guard let (one, two) = clipped(one, two) else { continue }
      let isFlat = abs(two.x - one.x) >= abs(two.y - one.y)
      let (start, end) = isFlat ? (one.x, two.x) : (one.y, two.y)
      for middle in middles(from: min(start, end), to: max(start, end)) {
        let point = one.toward(two, (middle - start) / (end - start))
        set(isFlat ? ShapePoint(middle, point.y) : ShapePoint(point.x, middle))
        isDrawn = true
      }
    }
    if !isDrawn, let first = points.first { set(first) }
  }

  /// Returns the centres of the dots between two distances.
  private func middles(from start: Double, to end: Double) -> [Double] {
    let size = Braille.pointsPerDot
    let first = Int((start / size - 0.5).rounded(.up))
    let last = Int((end / size - 0.5).rounded(.up))
    return first < last ? (first..<last).map { (Double($0) + 0.5) * size } : []
  }

  private mutating func set(_ point: ShapePoint) {
    let column = Int((point.x / Braille.pointsPerDot).rounded(.down))
    let line = Int((point.y / Braille.pointsPerDot).rounded(.down))
    let (x, y) = (column >> 1, line >> 2)
    guard cells.contains(x: x, y: y) else { return }
    dots[(y - cells.y) * cells.width + x - cells.x] |=
      Braille.bit(column: column & 1, line: line & 3)
  }

  /// Returns the part of a line near the cells, so that a line of a million points costs no more
  /// than its visible part; `nil` if there is none.
  private func clipped(
    _ one: ShapePoint, _ two: ShapePoint
  ) -> (ShapePoint, ShapePoint)? {
    let room = ShapeRect(cells).insetBy(dx: -Points.perColumn, dy: -Points.perRow)
    var (start, end) = (0.0, 1.0)
    for (from, to, low, high) in [
      (one.x, two.x, room.minX, room.maxX), (one.y, two.y, room.minY, room.maxY),
    ] {
      guard from != to else {
        if from < low || from > high { return nil }
        continue
      }
      let (a, b) = ((low - from) / (to - from), (high - from) / (to - from))
      start = max(start, min(a, b))
      end = min(end, max(a, b))
    }
    return start <= end ? (one.toward(two, start), one.toward(two, end)) : nil
  }
}
