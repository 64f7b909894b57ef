extension Path {
  /// Returns the area that the path's line covers.
  package func strokeOutlines(_ style: StrokeStyle) -> [Path] {
    [Path(StrokeOutline(of: polylines, style: style).polygons)]
  }

  /// Returns the stretches of a row that lie inside.
  package func spans(y: Double, isEvenOdd: Bool) -> [ClosedRange<Double>] {
    var crossings: [(x: Double, turn: Int)] = []
    for line in outlines {
      guard var one = line.last else { continue }
      for two in line {
        if (one.y <= y) != (two.y <= y) {
          let x = one.x + (y - one.y) / (two.y - one.y) * (two.x - one.x)
          crossings.append((x, two.y > one.y ? 1 : -1))
        }
        one = two
      }
    }
    crossings.sort { $0.x < $1.x }
    var spans: [ClosedRange<Double>] = []
    var winding = 0
    for (crossing, next) in zip(crossings, crossings.dropFirst()) {
      winding += crossing.turn
      if isEvenOdd ? winding % 2 != 0 : winding != 0 { spans.append(crossing.x...next.x) }
    }
    return spans
  }
}
