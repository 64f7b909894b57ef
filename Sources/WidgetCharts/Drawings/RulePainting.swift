import WidgetLayout

/// The drawing of rules: `─` and `│`, dashed `╌` and `╎`; a bar becomes their background. Those that are written before
/// the first area lie behind the areas, as in Swift Charts.
struct RulePainting {
  let model: ChartModel
  let area: PlotArea

  /// Draws the rules that lie behind the areas.
  func drawBehind(with painter: inout Painter) {
    draw(model.marks[..<firstArea], with: &painter)
  }

  /// Draws the other rules.
  func draw(with painter: inout Painter) { draw(model.marks[firstArea...], with: &painter) }

  /// The index of the first area; 0 without one.
  private var firstArea: Int { model.marks.firstIndex { $0.kind == .area } ?? 0 }

  private func draw(_ marks: ArraySlice<PlottedMark>, with painter: inout Painter) {
    for mark in marks where mark.kind == .rule {
      let isDashed = !(mark.lineStyle?.dash.isEmpty ?? true)
      let isLevel = mark.y.map { $0.start == $0.end } ?? false
      let columns = cells(mark.x, area.x)
      let rows = cells(mark.y, area.y)
      for row in rows where row >= 0 && row < area.rect.height {
        for column in columns where column >= 0 && column < area.rect.width {
          put(
            glyph(isLevel: isLevel, isDashed), area.rect.x + column, area.rect.y + row, mark,
            &painter)
        }
      }
    }
  }

  private func glyph(isLevel: Bool, _ isDashed: Bool) -> UInt32 {
    if model.resolution == .ascii { return isLevel ? 0x2D : 0x7C }
    if isLevel { return isDashed ? 0x254C : 0x2500 }
    return isDashed ? 0x254E : 0x2502
  }

  private func cells(_ span: PlottedMark.Span?, _ axis: AxisCells) -> ClosedRange<Int> {
    guard let span else { return 0...axis.count - 1 }
    let (start, end) = (axis.cell(span.start), axis.cell(span.end))
    let low = max(min(start, end), -1)
    return low...max(low, min(max(start, end), axis.count))
  }

  private func put(
    _ glyph: UInt32, _ x: Int, _ y: Int, _ mark: PlottedMark, _ painter: inout Painter
  ) {
    var style = mark.style
    let under = painter.grid[x, y]
    if under.content == BlockElement.full {
      style.background = painter.grid.styles[Int(under.style)].foreground
    }
    painter.put(glyph, x: x, y: y, style: painter.number(of: style))
  }
}
