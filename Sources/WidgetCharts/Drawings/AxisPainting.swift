import WidgetLayout

/// The drawing of axes: lines behind the marks, labels around them.
struct AxisPainting {
  let frame: ChartFrame
  let resolution: ChartResolution

  private var area: PlotArea { frame.area }
  private var isASCII: Bool { resolution == .ascii }

  /// Draws the grid lines.
  func drawLines(with painter: inout Painter) {
    let rect = area.rect
    for mark in frame.yAxes.flatMap(\.marks) {
      let row = area.y.cell(mark.coordinate)
      guard let line = mark.gridLine, row >= 0, row < rect.height else { continue }
      let style = painter.number(of: Style(foreground: line.paint))
      let glyph: UInt32 = isASCII ? 0x2D : line.isDashed ? 0x2508 : 0x2500
      for x in rect.x..<rect.maxX { painter.put(glyph, x: x, y: rect.y + row, style: style) }
    }
    for mark in frame.xAxes.flatMap(\.marks) {
      let column = area.x.cell(mark.coordinate)
      guard let line = mark.gridLine, column >= 0, column < rect.width else { continue }
      let style = painter.number(of: Style(foreground: line.paint))
      let glyph: UInt32 = isASCII ? 0x7C : line.isDashed ? 0x250A : 0x2502
      for y in rect.y..<rect.maxY { painter.put(glyph, x: rect.x + column, y: y, style: style) }
    }
  }

  /// Draws the labels, and the ticks beside the plot.
  func drawLabels(with painter: inout Painter) {
    for axis in frame.yAxes { drawBeside(axis, &painter) }
    for axis in frame.xAxes {
      let y = axis.isFirst ? area.rect.y - 1 : area.rect.maxY
      for mark in axis.marks { drawBelow(mark, y, &painter) }
    }
  }

  private func drawBeside(_ axis: ChartFrame.Axis, _ painter: inout Painter) {
    guard axis.width > 0 else { return }
    let rect = area.rect
    let x = axis.isFirst ? rect.x - axis.width - 1 : rect.maxX + 1
    for mark in axis.marks {
      let row = area.y.cell(mark.coordinate)
      guard let label = mark.label, row >= 0, row < rect.height else { continue }
      // Names are aligned at their start; numbers are aligned towards the plot.
      let isName = area.y.scale.kind == .category
      let start = axis.isFirst && !isName ? x + max(0, axis.width - label.width) : x
      label.draw(x: start, y: rect.y + row, room: axis.width, with: &painter)
      guard mark.hasTick else { continue }
      let style = painter.number(of: Style(foreground: .role(.faint)))
      let tick: UInt32 = isASCII ? 0x2D : axis.isFirst ? 0x2574 : 0x2576
      painter.put(tick, x: axis.isFirst ? rect.x - 1 : rect.maxX, y: rect.y + row, style: style)
    }
  }

  private func drawBelow(_ mark: AxisPlan.Mark, _ y: Int, _ painter: inout Painter) {
    guard let label = mark.label else { return }
    if let slots = area.x.slots, let own = area.x.slot(mark.coordinate) {
      let range = slots.range(own)
      if label.width > range.count, range.count >= 4, area.x.scale.kind == .category,
        !label.isNumber
      {
        let room = min(label.width, range.count + max(0, slots.gap - 1))
        return label.draw(
          x: area.rect.x + range.lowerBound, y: y, room: room, with: &painter)
      }
    }
    let start = frame.start(of: label, mark)
    guard start + label.width <= frame.bounds.maxX else { return }
    label.draw(x: start, y: y, room: label.width, with: &painter)
  }
}
