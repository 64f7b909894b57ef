import WidgetLayout

/// The drawing of views beside marks, which are moved as needed to stay within the chart.
struct AnnotationPainting {
  let model: ChartModel
  let area: PlotArea
  let bounds: Rect

  func draw(with painter: inout Painter) {
    for mark in model.marks {
      for annotation in mark.annotations {
        let size = annotation.picture.size
        guard bounds.size.contains(size) else { continue }
        let anchor = anchor(of: mark)
        let (across, down) = annotation.position.direction
        let x =
          across == 0
          ? anchor.x + annotation.alignment.offset(of: size.width, in: anchor.width)
          : place(anchor.x, anchor.width, size.width, across, annotation.spacing)
        let y = place(anchor.y, anchor.height, size.height, down, annotation.spacing)
        painter.grid.draw(
          annotation.picture, x: min(max(x, bounds.x), bounds.maxX - size.width),
          y: min(max(y, bounds.y), bounds.maxY - size.height))
      }
    }
  }

  private func place(
    _ start: Int, _ length: Int, _ own: Int, _ direction: Int, _ spacing: Int
  ) -> Int {
    switch direction {
    case -1: start - own - spacing
    case 1: start + length + spacing
    default: start + (length - own) >> 1
    }
  }

  /// Returns the cells that a mark covers.
  private func anchor(of mark: PlottedMark) -> Rect {
    let columns = cells(mark.x, area.x, mark)
    let rows = cells(mark.y, area.y, mark)
    return Rect(
      x: area.rect.x + columns.lowerBound, y: area.rect.y + rows.lowerBound, width: columns.count,
      height: rows.count)
  }

  private func cells(
    _ span: PlottedMark.Span?, _ axis: AxisCells, _ mark: PlottedMark
  ) -> Range<Int> {
    guard let span else { return 0..<axis.count }
    if mark.kind == .bar {
      if axis.isVertical == model.isHorizontal {
        guard let slot = axis.slot(span.start) else { return 0..<1 }
        return BarPainting(model: model, area: area).cells(slot, mark.group, mark)
      }
      let (low, high) = (axis.place(span.start), axis.place(span.end))
      let start = Int(max(0, min(low, high)).rounded(.down))
      return start..<max(start, Int(min(max(low, high), Double(axis.count)).rounded(.up)))
    }
    let (start, end) = (axis.cell(span.start), axis.cell(span.end))
    return min(start, end)..<max(start, end) + 1
  }
}
