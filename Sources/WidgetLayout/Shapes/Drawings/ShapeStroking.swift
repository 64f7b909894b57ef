/// A path as a line in cells: box drawing for thin horizontal and vertical lines, braille dots for
/// other thin lines, blocks for thick ones.
struct ShapeStroking {
  let canvas: ShapeCanvas
  let style: StrokeStyle

  /// The width in points below which lines are one dot wide.
  private static let hairWidth = 5.0
  /// The minimum width in points of a line of blocks: thinner ones break where they cross cells
  /// diagonally.
  private static let blockWidth = 8.0
  /// The width in points below which horizontal lines use box drawing: half a row would be thicker.
  private static let levelWidth = 12.0

  func draw(_ path: Path, with painter: inout Painter) {
    guard let width = style.reachableWidth else { return }
    let thickness = width < Self.hairWidth ? width : max(width, Self.blockWidth)
    let path = keptInside(path, width: thickness)
    if drawWhole(path, width: width, with: &painter) { return }
    let lines = path.polylines
    if lines.allSatisfy(\.isRectilinear), let isHeavy = boxWeight(of: lines, width: width) {
      return drawBoxes(lines, isHeavy: isHeavy, isRound: false, with: &painter)
    }
    if width < Self.hairWidth { return drawHairlines(lines, with: &painter) }
    drawThick(lines, width: thickness, with: &painter)
  }

  private func drawThick(_ lines: [Polyline], width: Double, with painter: inout Painter) {
    var style = style
    style.lineWidth = width
    // A mitred corner extends by no more than its limit; others extend less.
    let reach = width * min(max(style.miterLimit, 1), 10)
    let box = Path(lines).boundingRect.insetBy(dx: -reach, dy: -reach)
    var raster = Raster(cells: box.cells.intersection(painter.clip))
    raster.fill(StrokeOutline(of: lines, style: style).polygons, isEvenOdd: false)
    canvas.putBlocks(of: raster, isGround: false, hasEighths: false, with: &painter)
  }

  /// Returns a path that fills its frame, scaled so that its line stays inside. In SwiftUI half of
  /// the line's width would overlap its neighbours, which here would cover a cell of theirs.
  private func keptInside(_ path: Path, width: Double) -> Path {
    let (box, frame) = (path.boundingRect, canvas.frame)
    let outer = frame.insetBy(dx: -0.01, dy: -0.01)
    let inner = frame.insetBy(dx: width / 2, dy: width / 2)
    guard box.minX >= outer.minX, box.minY >= outer.minY, box.maxX <= outer.maxX,
      box.maxY <= outer.maxY
    else { return path }
    var (x, y) = (1.0, 1.0)
    if box.minX < inner.minX || box.maxX > inner.maxX { x = inner.width / frame.width }
    if box.minY < inner.minY || box.maxY > inner.maxY { y = inner.height / frame.height }
    // A path as wide as it is high, such as a ring, stays so.
    if abs(box.width - box.height) < 1, box.width > 1 { (x, y) = (min(x, y), min(x, y)) }
    return path.applying(.scale(max(x, 0.25), max(y, 0.25), about: frame.center))
  }

  /// Draws a path of one whole rectangle or ellipse if that has a form of its own.
  private func drawWhole(_ path: Path, width: Double, with painter: inout Painter) -> Bool {
    guard path.segments.count == 1 else { return false }
    switch path.segments[0] {
    case .ellipse(let rect) where canvas.isDot(rect):
      canvas.put(canvas.rect.firstCell, with: &painter) { _, _ in 0x25CB }  // ○
      return true
    case .rectangle(let rect, let radii):
      guard let rect = rect.reachable else { return true }
      return drawRectangle(rect, isRound: !radii.isNone, width: width, with: &painter)
    default: return false
    }
  }

  private func drawRectangle(
    _ rect: ShapeRect, isRound: Bool, width: Double, with painter: inout Painter
  ) -> Bool {
    guard width < Self.blockWidth else { return false }
    let cells = rect.cells
    if cells.height == 1 {
      // There is no room for the upper and the lower side; the others suggest the rectangle.
      canvas.putLine(cells, with: &painter) { x, _ in
        if cells.width == 1 { return 0x25A1 }  // □
        if x == cells.x { return isRound ? 0x28 : 0x2502 }
        return x == cells.maxX - 1 ? (isRound ? 0x29 : 0x2502) : nil
      }
      return true
    }
    drawBoxes(
      Path(rect).polylines, isHeavy: width >= 4 && !isRound, isRound: isRound, with: &painter)
    return true
  }

  /// Returns true if box-drawing lines are heavy, or `nil` if the lines are too thick for them. As
  /// a row is as high as two columns are wide, horizontal lines may be thicker.
  private func boxWeight(of lines: [Polyline], width: Double) -> Bool? {
    let isLevel = lines.allSatisfy { line in
      line.points.allSatisfy { abs($0.y - line.points[0].y) < 0.01 }
    }
    return width < (isLevel ? Self.levelWidth : Self.blockWidth) ? width >= 4 : nil
  }

  private func drawBoxes(
    _ lines: [Polyline], isHeavy: Bool, isRound: Bool, with painter: inout Painter
  ) {
    var boxes = BoxLines(cells: painter.clip)
    for line in lines { boxes.draw(line) }
    let isDashed = !style.reachableDash.isEmpty
    canvas.putLine(painter.clip, with: &painter) { x, y in
      let ways = boxes[x, y]
      guard !ways.isEmpty else { return nil }
      return BoxLines.character(ways, isHeavy: isHeavy, isRound: isRound, isDashed: isDashed)
    }
  }

  private func drawHairlines(_ lines: [Polyline], with painter: inout Painter) {
    let box = Path(lines).boundingRect.insetBy(dx: -1, dy: -1)
    var hair = Hairline(cells: box.cells.intersection(painter.clip))
    let dash = style.reachableDash
    for line in lines {
      let parts = dash.isEmpty ? [line] : line.dashed(dash, phase: style.dashPhase)
      for part in parts { hair.draw(part) }
    }
    canvas.put(hair.cells, with: &painter) { x, y in
      hair[x, y] == 0 ? nil : Braille.character(hair[x, y])
    }
  }
}
