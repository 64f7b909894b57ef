import WidgetLayout

extension CellGrid {
  /// Shows a rectangle in one colour, whatever colours it has: what a key does something to.
  mutating func highlight(_ rect: Rect) {
    let rect = rect.intersection(bounds)
    // Reversed, so that it is seen without colours too.
    let style = number(of: Style(foreground: .role(.focus), attributes: .reverse))
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX { self[x, y].style = style }
    }
  }
}
