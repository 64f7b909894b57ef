/// The conversion from the points of a line to the corners that are drawn.
enum Curve {
  /// Returns the corners of a line through `points`.
  static func corners(_ points: [DotPoint], _ method: InterpolationMethod) -> [DotPoint] {
    guard points.count > 1 else { return points }
    switch method {
    case .linear: return points
    case .stepStart: return steps(points) { start, _ in start.x }
    case .stepCenter: return steps(points) { ($0.x + $1.x) / 2 }
    case .stepEnd: return steps(points) { _, end in end.x }
    case .monotone, .catmullRom, .cardinal: return monotone(points)
    }
  }

  private static func steps(
    _ points: [DotPoint], at place: (DotPoint, DotPoint) -> Double
  ) -> [DotPoint] {
    var corners = [points[0]]
    for (start, end) in zip(points, points.dropFirst()) {
      let x = place(start, end)
      corners += [DotPoint(x: x, y: start.y), DotPoint(x: x, y: end.y), end]
    }
    return corners
  }

  /// Returns Fritsch and Carlson's curve, which is smooth and never above or below its points.
  private static func monotone(_ points: [DotPoint]) -> [DotPoint] {
    let slopes = zip(points, points.dropFirst()).map { start, end in
      end.x > start.x ? (end.y - start.y) / (end.x - start.x) : 0
    }
    var tangents = [slopes[0]]
    for (before, after) in zip(slopes, slopes.dropFirst()) {
      // The harmonic mean where both slopes have the same sign; horizontal at a peak.
      tangents.append(before * after > 0 ? 2 * before * after / (before + after) : 0)
    }
    tangents.append(slopes[slopes.count - 1])
    var corners = [points[0]]
    for index in slopes.indices {
      let (start, end) = (points[index], points[index + 1])
      let width = end.x - start.x
      let count = width > 0 && width < 1e5 ? max(1, Int(width / 2)) : 1
      for step in 1...count {
        let t = Double(step) / Double(count)
        let (square, cube) = (t * t, t * t * t)
        let y =
          (2 * cube - 3 * square + 1) * start.y + (cube - 2 * square + t) * width * tangents[index]
          + (3 * square - 2 * cube) * end.y + (cube - square) * width * tangents[index + 1]
        corners.append(DotPoint(x: start.x + width * t, y: step == count ? end.y : y))
      }
    }
    return corners
  }
}
