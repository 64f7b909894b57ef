import WidgetLayout

extension CellGrid {
  /// Shows a rectangle with its colours the other way round: what a key does something to.
  mutating func reverse(_ rect: Rect) {
    let rect = rect.intersection(bounds)
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX {
        var style = styles[Int(self[x, y].style)]
        style.attributes.formSymmetricDifference(.reverse)
        self[x, y].style = number(of: style)
      }
    }
  }
}
