import WidgetLayout

/// The drawing of a chart: grid lines at the back, then filled marks, rules, lines, points and
/// annotations, with the axes and the legend around them.
struct ChartDrawing: Drawing {
  let model: ChartModel

  func size(for proposal: Proposal) -> Size {
    Size(
      width: proposal.width == Proposal.unspecified ? 24 : proposal.width,
      height: proposal.height == Proposal.unspecified ? 8 : proposal.height)
  }

  func draw(in rect: Rect, with painter: inout Painter) {
    let rect = rect.intersection(painter.clip)
    guard !rect.isEmpty else { return }
    let frame = ChartFrame(model, in: rect)
    let area = frame.area
    AxisPainting(frame: frame, resolution: model.resolution).drawLines(with: &painter)
    RectanglePainting(model: model, area: area).draw(with: &painter)
    AreaPainting(model: model, area: area).draw(with: &painter)
    BarPainting(model: model, area: area).draw(with: &painter)
    SectorPainting(model: model, area: area).draw(with: &painter)
    RulePainting(model: model, area: area).draw(with: &painter)
    LinePainting(model: model, area: area).draw(with: &painter)
    PointPainting(model: model, area: area).draw(with: &painter)
    AxisPainting(frame: frame, resolution: model.resolution).drawLabels(with: &painter)
    AnnotationPainting(model: model, area: area, bounds: rect).draw(with: &painter)
    for (title, place) in frame.titles { title.draw(in: place, with: &painter) }
    if let place = frame.legend { model.legend?.draw(in: place, with: &painter) }
  }
}
