/// Lines one braille dot wide.
struct Hairline {
  let cells: Rect
  /// The dots of each cell.
  private(set) var dots: [UInt8]

  init(cells: Rect) {
    self.cells = cells
    dots = Array(repeating: 0, count: max(0, cells.width) * max(0, cells.height))
  }

  /// The dots of a cell of the picture.
  subscript(x: Int, y: Int) -> UInt8 { dots[(y - cells.y) * cells.width + x - cells.x] }

  private struct Dot: Equatable {
    let x: Int
    let y: Int
  }

  mutating func draw(_ line: Polyline) {
    var walk: [Dot] = []
    let points = line.circuit
    for (one, two) in zip(points, points.dropFirst()) {
      guard let (one, two) = clipped(one, two) else { continue }
      let steps = max(1, Int(one.distance(to: two).rounded(.up)))
      for step in 0...steps {
        let point = one.toward(two, Double(step) / Double(steps))
        add(dot(at: point), to: &walk)
      }
    }
    for dot in walk { set(dot) }
  }

  /// Adds the next dot of the way. Where the way turns by going across and then down, the dot
  /// in the corner is left out, so that curves are of one thickness.
  private func add(_ dot: Dot, to walk: inout [Dot]) {
    if walk.last == dot { return }
    if walk.count > 1 {
      let before = walk[walk.count - 2]
      let isCorner = abs(before.x - dot.x) == 1 && abs(before.y - dot.y) == 1
      if isCorner { walk.removeLast() }
    }
    walk.append(dot)
  }

  private func dot(at point: ShapePoint) -> Dot {
    Dot(
      x: Int((point.x / Braille.pointsPerDot).rounded(.down)),
      y: Int((point.y / Braille.pointsPerDot).rounded(.down)))
  }

  private mutating func set(_ dot: Dot) {
    let (x, y) = (dot.x >> 1, dot.y >> 2)
    guard x >= cells.x, x < cells.maxX, y >= cells.y, y < cells.maxY else { return }
    dots[(y - cells.y) * cells.width + x - cells.x] |=
      Braille.bit(column: dot.x & 1, line: dot.y & 3)
  }

  /// The part of a line that is near the cells, so that a line of a million points costs no more
  /// than what is seen of it; nil where nothing is.
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
