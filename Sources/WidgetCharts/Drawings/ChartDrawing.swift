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
    var rect = rect.intersection(painter.clip)
    guard !rect.isEmpty else { return }
    var frame = ChartFrame(model, in: rect)
    if rect.height >= Self.leastWithWords, !words(in: frame).isEmpty {
      rect.height -= 1
      frame = ChartFrame(model, in: rect)
      let row = Rect(x: rect.x, y: rect.maxY, width: rect.width, height: 1)
      draw(words(in: frame), in: row, with: &painter)
    }
    let area = frame.area
    AxisPainting(frame: frame, resolution: model.resolution).drawLines(with: &painter)
    RectanglePainting(model: model, area: area).draw(with: &painter)
    let rules = RulePainting(model: model, area: area)
    rules.drawBehind(with: &painter)
    AreaPainting(model: model, area: area).draw(with: &painter)
    BarPainting(model: model, area: area).draw(with: &painter)
    SectorPainting(model: model, area: area).draw(with: &painter)
    rules.draw(with: &painter)
    LinePainting(model: model, area: area).draw(with: &painter)
    PointPainting(model: model, area: area).draw(with: &painter)
    AxisPainting(frame: frame, resolution: model.resolution).drawLabels(with: &painter)
    AnnotationPainting(model: model, area: area, bounds: rect).draw(with: &painter)
    for (title, place) in frame.titles { title.draw(in: place, with: &painter) }
    if let place = frame.legend { model.legend?.draw(in: place, with: &painter) }
  }

  /// The rows of the least chart that has a row of words below it.
  private static let leastWithWords = 4

  /// Returns the words about bars that share cells.
  private func words(in frame: ChartFrame) -> [String] {
    model.barWords.map { $0(BarPainting(model: model, area: frame.area).shared) } ?? []
  }

  /// Draws the first words that have room.
  private func draw(_ forms: [String], in row: Rect, with painter: inout Painter) {
    guard let last = forms.last else { return }
    let words = forms.first { Painter.width(of: $0) <= row.width } ?? last
    let style = painter.number(of: Style(foreground: .role(.warn)))
    painter.write(
      words.cut(toColumns: row.width), x: row.x, y: row.y, width: row.width, style: style)
  }
}
