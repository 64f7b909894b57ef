import WidgetLayout

/// The area in which marks are drawn, with its two axes.
struct PlotArea {
  let rect: Rect
  let x: AxisCells
  let y: AxisCells

  init(_ rect: Rect, x: PlotScale, y: PlotScale) {
    self.rect = rect
    self.x = AxisCells(x.snapped(cells: rect.width), count: rect.width, isVertical: false)
    self.y = AxisCells(y.snapped(cells: rect.height), count: rect.height, isVertical: true)
  }

  /// Returns the styles of a canvas' rows of dots by the values in them; empty without levels.
  func styles(of levels: LevelRamp?, on canvas: DotCanvas) -> [Style] {
    guard let levels else { return [] }
    let styles = (0..<canvas.height).compactMap { row in
      y.coordinate(ofDot: row, per: canvas.down).flatMap(levels.paint)
        .map { Style(foreground: $0) }
    }
    return styles.count == canvas.height ? styles : []
  }
}
