extension Path {
  /// Returns the area that the path's line covers.
  package func strokeOutlines(_ style: StrokeStyle) -> [Path] {
    [Path(StrokeOutline(of: polylines, style: style).polygons)]
  }

  /// Returns the stretches of a row that lie inside.
  package func spans(y: Double, isEvenOdd: Bool) -> [ClosedRange<Double>] {
    var crossings: [Crossing] = []
    for line in outlines {
      guard var one = line.last else { continue }
      for two in line {
        if (one.y <= y) != (two.y <= y) {
          let x = one.x + (y - one.y) / (two.y - one.y) * (two.x - one.x)
          crossings.append(Crossing(x: x, direction: two.y > one.y ? 1 : -1))
        }
        one = two
      }
    }
    var spans: [ClosedRange<Double>] = []
    crossings.sorted { $0.x < $1.x }.forEachSpan(isEvenOdd: isEvenOdd) { spans.append($0...$1) }
    return spans
  }

  /// Returns true if a point lies inside.
  package func contains(x: Double, y: Double, isEvenOdd: Bool) -> Bool {
    spans(y: y, isEvenOdd: isEvenOdd).contains { $0.lowerBound <= x && x < $0.upperBound }
  }
}
