import WidgetLayout

extension CellGrid {
  /// Shows a rectangle in a single colour, to mark the target of a key.
  mutating func highlight(_ rect: Rect) {
    let rect = rect.intersection(bounds)
    // Reversed, so that it is visible without colours too.
    let style = number(of: Style(foreground: .role(.focus), attributes: .reverse))
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX {
        self[x, y].style = style
        self[x, y].picture = 0
      }
    }
  }
}
