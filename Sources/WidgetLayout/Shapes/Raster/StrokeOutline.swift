/// The area that a line of some width covers, as polygons with the same orientation, so that the
/// nonzero winding rule fills them as one area.
struct StrokeOutline {
  private(set) var polygons: [Polyline] = []
  private let half: Double
  private let style: StrokeStyle

  init(of lines: [Polyline], style: StrokeStyle) {
    self.style = style
    half = (style.reachableWidth ?? 0) / 2
    guard half > 0 else { return }
    let dash = style.reachableDash
    for line in lines {
      if dash.isEmpty {
        add(line)
      } else {
        for part in line.dashed(dash, phase: style.dashPhase) { add(part) }
      }
    }
  }

  private mutating func add(_ line: Polyline) {
    let points = line.circuit
    guard points.count > 1, let first = points.first, let last = points.last else { return }
    for (one, two) in zip(points, points.dropFirst()) { addSegment(one, two) }
    for index in points.indices.dropFirst().dropLast() {
      addJoin(points[index - 1], points[index], points[index + 1])
    }
    if line.isClosed {
      addJoin(points[points.count - 2], first, points[1])
    } else {
      addCap(at: first, awayFrom: points[1])
      addCap(at: last, awayFrom: points[points.count - 2])
    }
  }

  /// Returns half the width, perpendicular to the direction from one point to another.
  private func side(_ one: ShapePoint, _ two: ShapePoint) -> ShapePoint {
    let length = one.distance(to: two)
    guard length > 0 else { return ShapePoint(0, 0) }
    return ShapePoint((one.y - two.y) / length * half, (two.x - one.x) / length * half)
  }

  private mutating func addSegment(_ one: ShapePoint, _ two: ShapePoint) {
    let side = side(one, two)
    add([one + side, two + side, two - side, one - side])
  }

  private mutating func addJoin(_ before: ShapePoint, _ corner: ShapePoint, _ after: ShapePoint) {
    var (one, two) = (side(before, corner), side(corner, after))
    // The outer sides of a turn are those that it bends away from.
    if one.x * two.y - one.y * two.x > 0 { (one, two) = (one * -1, two * -1) }
    let middle = (one + two) * 0.5
    let distance = middle.x * middle.x + middle.y * middle.y
    switch style.lineJoin {
    // Small bends are those of curves, on which all joins look alike.
    case .round where distance < half * half * 0.9: addDisc(corner)
    case .miter where distance * style.miterLimit * style.miterLimit > half * half:
      add([corner, corner + one, corner + middle * (half * half / distance), corner + two])
    default: add([corner, corner + one, corner + two])
    }
  }

  private mutating func addCap(at end: ShapePoint, awayFrom inner: ShapePoint) {
    switch style.lineCap {
    case .butt: break
    case .round: addDisc(end)
    case .square:
      let side = side(inner, end)
      addSegment(end, end + ShapePoint(side.y, -side.x))
    }
  }

  private mutating func addDisc(_ center: ShapePoint) {
    add(
      (0..<16).map { step in
        let angle = Angle(radians: Double(step) * .pi / 8)
        return center + ShapePoint(half * angle.cosine, half * angle.sine)
      })
  }

  /// Adds a polygon in the common orientation.
  private mutating func add(_ points: [ShapePoint]) {
    let next = points.dropFirst() + points.prefix(1)
    let area = zip(points, next).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    polygons.append(Polyline(points: area < 0 ? points.reversed() : points, isClosed: true))
  }
}
