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
}
