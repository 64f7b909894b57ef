import WidgetLayout

/// The drawing of lines: dots from point to point, and a character at each point with a symbol.
struct LinePainting {
  let model: ChartModel
  let area: PlotArea

  func draw(with painter: inout Painter) {
    let marks = model.marks.filter { $0.kind == .line }
    guard !marks.isEmpty else { return }
    var canvas = DotCanvas(area.rect, resolution: model.resolution)
    canvas.levels = area.styles(of: model.levels, on: canvas)
    for stretch in Stretches(marks).stretches {
      guard let first = stretch.first else { continue }
      let points = stretch.map { point($0, on: canvas) }
      let corners = Curve.corners(points, first.interpolation)
      var dash = DotDash(first.lineStyle)
      let isThick = (first.lineStyle?.lineWidth ?? 0) >= 3
      if corners.count == 1, let only = corners.first {
        canvas.line(from: only, to: only, first.style, dash: &dash, isThick: isThick)
      }
      for (start, end) in zip(corners, corners.dropFirst()) {
        canvas.line(from: start, to: end, first.style, dash: &dash, isThick: isThick)
      }
    }
    // A line over an area is its bright edge.
    let hasAreas = model.marks.contains { $0.kind == .area }
    canvas.write(to: &painter, at: area.rect, joins: hasAreas)
    for mark in marks { PointPainting.drawSymbol(of: mark, in: area, with: &painter) }
  }

  private func point(_ mark: PlottedMark, on canvas: DotCanvas) -> DotPoint {
    DotPoint(
      x: area.x.dot(mark.x?.start ?? 0, per: canvas.across),
      y: area.y.dot(mark.y?.end ?? 0, per: canvas.down))
  }
}

/// The points of lines and areas in uninterrupted stretches.
struct Stretches {
  private(set) var stretches: [[PlottedMark]] = []

  /// Creates the stretches of each series in order, separated by the gaps.
  init(_ marks: [PlottedMark]) {
    var current: [Int: Int] = [:]
    for mark in marks {
      if mark.isGap {
        current[mark.series] = nil
      } else if let index = current[mark.series] {
        stretches[index].append(mark)
      } else {
        current[mark.series] = stretches.count
        stretches.append([mark])
      }
    }
  }
}
