import WidgetLayout

/// The drawing of rectangles: full cells, or shades at a low opacity.
struct RectanglePainting {
  let model: ChartModel
  let area: PlotArea

  func draw(with painter: inout Painter) {
    for mark in model.marks where mark.kind == .rectangle {
      let columns = cells(mark.x, area.x, mark.width, points: 8)
      let rows = cells(mark.y, area.y, mark.height, points: 16)
      let style = painter.number(of: Style(foreground: mark.paint))
      let glyph =
        mark.isHatched
        ? model.resolution.hatch : Shade.glyph(mark.opacity, resolution: model.resolution)
      for row in rows {
        for column in columns {
          painter.put(glyph, x: area.rect.x + column, y: area.rect.y + row, style: style)
        }
      }
    }
  }

  /// Returns the cells that a span covers, at least one; all of them for the whole axis.
  private func cells(
    _ span: PlottedMark.Span?, _ axis: AxisCells, _ dimension: MarkDimension, points: Double
  ) -> Range<Int> {
    guard let span else { return 0..<axis.count }
    var (low, high) = (axis.place(span.start), axis.place(span.end))
    if span.start == span.end, let slots = axis.slots, let index = axis.slot(span.start) {
      let range = slots.range(index)
      (low, high) = (Double(range.lowerBound), Double(range.upperBound))
    }
    let length = dimension.length(in: abs(high - low), points: points, automatic: abs(high - low))
    let middle = (low + high) / 2
    let start = Int(min(max((middle - length / 2).rounded(), 0), Double(axis.count - 1)))
    let end = Int(min(max((middle + length / 2).rounded(), 0), Double(axis.count)))
    return start..<max(start + 1, end)
  }
}
