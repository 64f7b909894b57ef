import WidgetLayout

/// The drawing of points: four dots, one for small points, or the character of the symbol.
struct PointPainting {
  let model: ChartModel
  let area: PlotArea

  func draw(with painter: inout Painter) {
    let marks = model.marks.filter { $0.kind == .point }
    guard !marks.isEmpty else { return }
    var canvas = DotCanvas(area.rect, resolution: model.resolution)
    for mark in marks where mark.symbol == nil {
      guard let x = mark.x?.end, let y = mark.y?.end else { continue }
      let size = (mark.symbolSize ?? 36) < 16 || model.resolution != .braille ? 1 : 2
      let column = Self.first(area.x.dot(x, per: canvas.across), size)
      let row = Self.first(area.y.dot(y, per: canvas.down), size)
      guard column > -size, row > -size, column < canvas.width, row < canvas.height else {
        continue
      }
      let (left, top) = (
        max(0, min(column, canvas.width - size)), max(0, min(row, canvas.height - size))
      )
      for y in top..<top + size {
        for x in left..<left + size { canvas.set(x, y, mark.style) }
      }
    }
    canvas.write(to: &painter, at: area.rect, joins: true)
    for mark in marks { Self.drawSymbol(of: mark, in: area, with: &painter) }
  }

  /// Returns the first of `size` dots around a position.
  private static func first(_ dot: Double, _ size: Int) -> Int {
    Int(min(max((dot - Double(size - 1) / 2).rounded(), -1e6), 1e6))
  }

  /// Draws the character of a mark's symbol, if it has one.
  static func drawSymbol(of mark: PlottedMark, in area: PlotArea, with painter: inout Painter) {
    guard let symbol = mark.symbol, let x = mark.x?.end, let y = mark.y?.end, !mark.isGap else {
      return
    }
    let (column, row) = (area.x.cell(x), area.y.cell(y))
    guard 0..<area.rect.width ~= column, 0..<area.rect.height ~= row else { return }
    painter.put(
      symbol, x: area.rect.x + column, y: area.rect.y + row, style: painter.number(of: mark.style))
  }
}
