/// The crossing of an edge with a horizontal line.
struct Crossing {
  let x: Double
  /// 1 for an edge that goes down, -1 for one that goes up.
  let direction: Int
}

extension [Crossing] {
  /// Calls `body` with the ends of each stretch inside, by the nonzero winding rule or the even-odd
  /// rule; the crossings are sorted by their places.
  func forEachSpan(isEvenOdd: Bool, _ body: (Double, Double) -> Void) {
    var winding = 0
    for (one, two) in zip(self, dropFirst()) {
      winding += isEvenOdd ? 1 : one.direction
      if isEvenOdd ? winding % 2 != 0 : winding != 0 { body(one.x, two.x) }
    }
  }
}
