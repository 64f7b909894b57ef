import Glibc
import WidgetLayout

/// The drawing of a disc or a ring of sectors, clockwise from the top, with a dot between two.
///
/// As a cell has one colour, a cell at an edge has the colour of the sector whose dots come later.
struct SectorPainting {
  let model: ChartModel
  let area: PlotArea

  func draw(with painter: inout Painter) {
    let marks = model.marks.filter { $0.kind == .sector }
    let total = marks.reduce(0) { $0 + ($1.x?.end ?? 0) }
    guard total > 0, total.isFinite else { return }
    var canvas = DotCanvas(area.rect, resolution: model.resolution)
    let disc = Disc(canvas)
    var ends: [Double] = []
    for mark in marks { ends.append((ends.last ?? 0) + (mark.x?.end ?? 0) / total) }
    for y in 0..<canvas.height {
      for x in 0..<canvas.width {
        let (distance, turn) = disc.place(x, y)
        guard distance <= disc.radius else { continue }
        guard let index = ends.firstIndex(where: { turn < $0 }) ?? ends.indices.last else { return }
        let mark = marks[index]
        guard distance >= disc.length(mark.innerRadius, automatic: 0),
          distance <= disc.length(mark.outerRadius, automatic: disc.radius)
        else { continue }
        let start = index == 0 ? 0 : ends[index - 1]
        let isEdge = marks.count > 1 && disc.gap(distance, turn - start, ends[index] - turn)
        if !isEdge { canvas.set(x, y, mark.style) }
      }
    }
    canvas.write(to: &painter, at: area.rect)
  }
}

/// The largest disc on a canvas, in points, as dots need not be square.
private struct Disc {
  let radius: Double
  private let center: (x: Double, y: Double)
  private let dot: (x: Double, y: Double)

  init(_ canvas: DotCanvas) {
    dot = (Points.perColumn / Double(canvas.across), Points.perRow / Double(canvas.down))
    center = (Double(canvas.width) * dot.x / 2, Double(canvas.height) * dot.y / 2)
    radius = min(center.x, center.y)
  }

  /// Returns the distance of a dot's centre from the disc's, and its direction, from 0 to 1
  /// clockwise from the top.
  func place(_ x: Int, _ y: Int) -> (distance: Double, turn: Double) {
    let across = (Double(x) + 0.5) * dot.x - center.x
    let down = (Double(y) + 0.5) * dot.y - center.y
    let angle = atan2(across, -down) / (2 * Double.pi)
    return ((across * across + down * down).squareRoot(), angle < 0 ? angle + 1 : angle)
  }

  func length(_ dimension: MarkDimension, automatic: Double) -> Double {
    dimension.length(in: radius, points: 1, automatic: automatic)
  }

  /// Returns true if a dot lies on the edge of a sector, whose ends are at the given distances in
  /// turns; a small disc has no such gaps.
  func gap(_ distance: Double, _ before: Double, _ after: Double) -> Bool {
    guard radius >= 24 else { return false }
    let width = max(dot.x, dot.y) * 0.5
    return min(before, after) * 2 * Double.pi * distance < width
  }
}
