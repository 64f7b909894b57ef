import WidgetLayout

/// The drawing of areas: a pale body between two edges with a bright upper edge, unless a line draws that.
struct AreaPainting {
  let model: ChartModel
  let area: PlotArea

  func draw(with painter: inout Painter) {
    let marks = model.marks.filter { $0.kind == .area }
    guard !marks.isEmpty else { return }
    let hasLines = model.marks.contains { $0.kind == .line }
    var canvas = DotCanvas(area.rect, resolution: model.resolution)
    canvas.levels = area.styles(of: model.levels, on: canvas)
    for stretch in Stretches(marks).stretches {
      guard let first = stretch.first else { continue }
      let body = Self.body(of: first) ?? Style(foreground: first.paint)
      fill(stretch, on: &canvas, body, rim: hasLines ? nil : Style(foreground: first.paint))
    }
    canvas.write(to: &painter, at: area.rect)
  }

  /// Returns the style of the body below a mark's edge: about half way to the background, and grey where there
  /// are sixteen colours. It is `nil` for a paint that the author made faint, which stays as it is.
  static func body(of mark: PlottedMark) -> Style? {
    guard mark.opacity >= 0.6, mark.paint.opacity >= 0.9 else { return nil }
    return Style(foreground: mark.paint.opacity(bodyOpacity))
  }

  private static let bodyOpacity = 0.45

  private func fill(
    _ stretch: [PlottedMark], on canvas: inout DotCanvas, _ body: Style, rim: Style?
  ) {
    let method = stretch[0].interpolation
    let low = Curve.corners(edge(stretch, canvas) { $0.start }, method)
    let high = Curve.corners(edge(stretch, canvas) { $0.end }, method)
    guard let first = high.first?.x, let last = high.last?.x else { return }
    let start = Int(max(first, 0).rounded())
    let end = Int(min(last, Double(canvas.width - 1)).rounded())
    guard start <= end else { return }
    var (lowEdge, highEdge) = (DotEdge(low), DotEdge(high))
    // A stacked area leaves a dot free above the one below it, so that they can be
    // distinguished.
    let gap = isAbove(stretch) ? 2 : 0
    var tops: [(x: Int, y: Int)] = []
    for x in start...end {
      let (a, b) = (lowEdge.y(at: Double(x)), highEdge.y(at: Double(x)))
      let bottom = row(max(a, b), canvas) - gap
      let top = row(min(a, b), canvas)
      guard top <= bottom else { continue }
      for y in top...bottom { canvas.set(x, y, Self.pale(canvas.style(atRow: y, body), body)) }
      tops.append((x, max(0, top)))
    }
    // A cell has one colour, so the edge's cells are coloured last.
    if let rim {
      for top in tops { canvas.set(top.x, top.y, canvas.style(atRow: top.y, rim)) }
    }
  }

  /// Returns the style of a body in a row: the row's own is as pale as the body of a mark.
  private static func pale(_ style: Style, _ body: Style) -> Style {
    style == body ? body : Style(foreground: style.foreground.opacity(bodyOpacity))
  }

  private func row(_ y: Double, _ canvas: DotCanvas) -> Int {
    Int(min(max(y, -1), Double(canvas.height)).rounded())
  }

  private func isAbove(_ stretch: [PlottedMark]) -> Bool {
    stretch.contains { ($0.y?.start ?? 0) > 0 }
      && model.marks.contains { $0.kind == .area && $0.series != stretch[0].series }
  }

  private func edge(
    _ stretch: [PlottedMark], _ canvas: DotCanvas, _ end: (PlottedMark.Span) -> Double
  ) -> [DotPoint] {
    stretch.map { mark in
      DotPoint(
        x: area.x.dot(mark.x?.start ?? 0, per: canvas.across),
        y: mark.y.map { area.y.dot(end($0), per: canvas.down) } ?? 0)
    }
  }
}

/// The edge of an area, read from left to right.
struct DotEdge {
  private let corners: [DotPoint]
  private var index = 0

  init(_ corners: [DotPoint]) { self.corners = corners }

  /// Returns the height of the edge at a column of dots.
  mutating func y(at x: Double) -> Double {
    while index + 2 < corners.count, corners[index + 1].x < x { index += 1 }
    let start = corners[index]
    guard index + 1 < corners.count else { return start.y }
    let end = corners[index + 1]
    guard end.x > start.x else { return end.y }
    return start.y + (end.y - start.y) * min(max((x - start.x) / (end.x - start.x), 0), 1)
  }
}
