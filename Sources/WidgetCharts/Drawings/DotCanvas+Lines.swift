import WidgetLayout

/// A point on a canvas, in dots from its top left one.
struct DotPoint: Equatable {
  var x: Double
  var y: Double
}

/// The dash pattern of a line in dots.
struct DotDash {
  private let lengths: [Int]
  private var index = 0
  private var left: Int

  /// Creates the dashes of a stroke; a dot is four points wide.
  init(_ stroke: StrokeStyle?) {
    let dash = stroke?.dash.filter(\.isFinite) ?? []
    let lengths = dash.map { Int(min(max(($0 / 4).rounded(), 1), 1000)) }
    self.lengths = lengths.count % 2 == 1 ? lengths + lengths : lengths
    left = self.lengths.first ?? 0
  }

  /// Advances to the next dot, and returns true if it is drawn.
  mutating func next() -> Bool {
    guard !lengths.isEmpty else { return true }
    if left == 0 {
      index = (index + 1) % lengths.count
      left = lengths[index]
    }
    left -= 1
    return index % 2 == 0
  }
}

extension DotCanvas {
  /// Draws a straight line, which is clipped first, however far it extends.
  mutating func line(
    from start: DotPoint, to end: DotPoint, _ style: Style, dash: inout DotDash, isThick: Bool
  ) {
    guard let (start, end) = clipped(start, end) else { return }
    let steps = max(abs(end.x - start.x), abs(end.y - start.y)).rounded(.up)
    let count = max(1, Int(steps))
    for step in 0...count {
      let part = Double(step) / Double(count)
      let x = Int((start.x + (end.x - start.x) * part).rounded())
      let y = Int((start.y + (end.y - start.y) * part).rounded())
      guard dash.next() else { continue }
      set(x, y, self.style(atRow: y, style))
      if isThick { set(x, y + 1, self.style(atRow: y + 1, style)) }
    }
  }

  /// Returns the part of a line on the canvas, by Liang and Barsky's algorithm.
  private func clipped(_ start: DotPoint, _ end: DotPoint) -> (DotPoint, DotPoint)? {
    var (first, last) = (0.0, 1.0)
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let limits = [
      (-dx, start.x + 0.49), (dx, Double(width) - 0.51 - start.x), (-dy, start.y + 0.49),
      (dy, Double(height) - 0.51 - start.y),
    ]
    for (direction, distance) in limits {
      if direction == 0 {
        if distance < 0 { return nil }
      } else if direction < 0 {
        first = max(first, distance / direction)
      } else {
        last = min(last, distance / direction)
      }
    }
    guard first <= last else { return nil }
    return (
      DotPoint(x: start.x + dx * first, y: start.y + dy * first),
      DotPoint(x: start.x + dx * last, y: start.y + dy * last)
    )
  }
}
