extension Raster {
  /// Covers the area that the lines enclose, by the nonzero winding rule or the even-odd rule.
  mutating func fill(_ polygons: [Polyline], isEvenOdd: Bool) {
    guard !lines.isEmpty else { return }
    var crossings: [[Crossing]] = Array(repeating: [], count: lines.count)
    for polygon in polygons {
      guard var last = polygon.points.last else { continue }
      for point in polygon.points {
        cross(from: last, to: point, into: &crossings)
        last = point
      }
    }
    for (index, crossings) in crossings.enumerated() where crossings.count > 1 {
      crossings.sorted { $0.x < $1.x }.forEachSpan(isEvenOdd: isEvenOdd) { start, end in
        cover(line: lines.lowerBound + index, from: start, to: end)
      }
    }
  }

  private func cross(
    from start: ShapePoint, to end: ShapePoint, into crossings: inout [[Crossing]]
  ) {
    let (high, low) = start.y < end.y ? (start, end) : (end, start)
    func line(_ y: Double) -> Int { Int((y / Self.pointsPerLine - 0.5).rounded(.up)) }
    let first = max(line(high.y), lines.lowerBound)
    let last = min(line(low.y), lines.upperBound)
    guard first < last else { return }
    let slope = (low.x - high.x) / (low.y - high.y)
    for index in first..<last {
      let y = (Double(index) + 0.5) * Self.pointsPerLine
      crossings[index - lines.lowerBound].append(
        Crossing(x: high.x + (y - high.y) * slope, direction: start.y < end.y ? 1 : -1))
    }
  }
}
