/// A line through points, to which every part of a path is converted for drawing.
struct Polyline: Sendable, Equatable {
  var points: [ShapePoint]
  /// True if a last segment leads back to the first point.
  var isClosed = false

  /// The points; of a closed line the first one again at the end.
  var circuit: [ShapePoint] {
    guard isClosed, let first = points.first, points.last != first else { return points }
    return points + [first]
  }

  var length: Double {
    let points = circuit
    return zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
  }

  /// True if every segment is horizontal or vertical.
  var isRectilinear: Bool {
    let points = circuit
    return zip(points, points.dropFirst()).allSatisfy {
      abs($0.x - $1.x) < 0.01 || abs($0.y - $1.y) < 0.01
    }
  }

  /// Returns the part between two distances from the start.
  func part(from start: Double, to end: Double) -> Polyline {
    var result: [ShapePoint] = []
    var walked = 0.0
    let points = circuit
    for (one, two) in zip(points, points.dropFirst()) {
      let length = one.distance(to: two)
      defer { walked += length }
      guard length > 0, walked + length > start, walked < end else { continue }
      if result.isEmpty { result.append(one.toward(two, max(0, (start - walked) / length))) }
      result.append(one.toward(two, min(1, (end - walked) / length)))
    }
    return Polyline(points: result)
  }

  /// Returns the dashes of a pattern of dashes and gaps.
  func dashed(_ pattern: [Double], phase: Double) -> [Polyline] {
    let period = pattern.reduce(0, +)
    guard period > 0, !pattern.isEmpty else { return [self] }
    let total = length
    // So many dashes cannot be told apart: the line is drawn unbroken.
    guard total / period < 10_000 else { return [self] }
    let phase = phase.isFinite ? phase.truncatingRemainder(dividingBy: period) : 0
    var start = -(phase < 0 ? phase + period : phase)
    var parts: [Polyline] = []
    var index = 0
    while start < total {
      let end = start + pattern[index % pattern.count]
      if index % 2 == 0, end > 0, end > start {
        parts.append(part(from: max(0, start), to: min(end, total)))
      }
      start = end
      index += 1
    }
    return parts.filter { $0.points.count > 1 }
  }
}
