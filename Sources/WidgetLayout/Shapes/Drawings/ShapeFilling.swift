/// The area that a path encloses, in cells.
struct ShapeFilling {
  let canvas: ShapeCanvas
  let isEvenOdd: Bool
  let asked: AskedSize
  let isBehind: Bool

  func draw(_ path: Path, with painter: inout Painter) {
    if path.segments.count == 1 {
      switch path.segments[0] {
      case .ellipse(let rect) where canvas.isDot(rect):
        return drawDot(with: &painter)
      case .rectangle(let rect, let radii):
        guard let rect = rect.reachable else { return }
        return drawRectangle(rect, radii, with: &painter)
      default: break
      }
    }
    drawArea(path, isGround: isBehind, with: &painter)
  }

  /// Draws a circle in one row, which has no room for an edge.
  private func drawDot(with painter: inout Painter) {
    let dot: UInt32 = asked.isSmall ? 0x2022 : 0x25CF  // • ●
    canvas.put(canvas.rect.firstCell, with: &painter) { _, _ in dot }
  }

  private func drawRectangle(
    _ rect: ShapeRect, _ radii: RectangleCornerRadii, with painter: inout Painter
  ) {
    let cells = rect.nearestCells
    guard rect.isOfWholeCells else {
      return drawArea(
        Path(roundedRect: rect, cornerRadii: radii), isGround: isGround(cells), with: &painter)
    }
    if let line = asked.line(in: cells.size) {
      return canvas.put(cells, with: &painter) { _, _ in line }
    }
    let eighths = asked.eighths(in: cells.size)
    if eighths < 8 { return drawBar(cells, eighths: eighths, with: &painter) }
    let radii = radii.fitted(to: rect)
    if cells.height == 1, cells.width > 2, radii.greatest >= 8 {
      return drawPill(cells, with: &painter)
    }
    let visible = cells.height == 1 ? .none : radii.mapped { $0 < 6 ? 0 : max($0, 14) }
    if visible.isNone { return canvas.cover(cells, isGround: isGround(cells), with: &painter) }
    drawArea(
      Path(roundedRect: rect, cornerRadii: visible), isGround: isGround(cells), with: &painter)
  }

  /// Returns true for an area that can hold text: it colours the background of its cells.
  private func isGround(_ cells: Rect) -> Bool {
    isBehind || cells.width >= 4 && cells.height >= 2
  }

  /// Draws a bar whose top row is partly filled.
  private func drawBar(_ cells: Rect, eighths: Int, with painter: inout Painter) {
    canvas.put(cells, with: &painter) { _, y in
      y == cells.y ? 0x2580 + UInt32(eighths) : BlockElement.full
    }
  }

  /// Draws one row with round ends, which are half columns.
  private func drawPill(_ cells: Rect, with painter: inout Painter) {
    canvas.cover(cells.inset(columns: 1, rows: 0), isGround: isBehind, with: &painter)
    canvas.put(cells, with: &painter) { x, _ in
      x == cells.x ? 0x2590 : x == cells.maxX - 1 ? 0x258C : nil  // ▐ ▌
    }
  }

  private func drawArea(_ path: Path, isGround: Bool, with painter: inout Painter) {
    let lines = path.polylines
    var raster = Raster(cells: path.boundingRect.cells.intersection(painter.clip))
    raster.fill(lines, isEvenOdd: isEvenOdd)
    guard !raster.isBlank else { return }
    let hasEighths = lines.allSatisfy(\.isBar)
    // An area too small for any block is drawn in dots, so that it is visible.
    let isSlight = raster.masks.allSatisfy {
      (hasEighths ? BlockElement.nearest(to: $0) : BlockElement.quadrant(of: $0)) == 0x20
    }
    if isSlight {
      canvas.putDots(of: raster, least: 1, with: &painter)
    } else {
      canvas.putBlocks(of: raster, isGround: isGround, hasEighths: hasEighths, with: &painter)
    }
  }
}

extension Polyline {
  /// True for a shape that starts at the left edge and the bottom of cells, as bars do. Only these
  /// get blocks in eighths, which would make other rectangles wider on one side.
  fileprivate var isBar: Bool {
    guard isRectilinear, let left = points.map(\.x).min(), let foot = points.map(\.y).max()
    else { return false }
    let (column, row) = (left / Points.perColumn, foot / Points.perRow)
    return abs(column - column.rounded()) < 0.05 && abs(row - row.rounded()) < 0.05
  }
}

extension Rect {
  var firstCell: Rect { Rect(x: x, y: y, width: 1, height: 1) }
}

extension ShapeRect {
  /// The cells whose sides are nearest to the rectangle's.
  var nearestCells: Rect {
    func index(_ length: Double) -> Int { Int(min(max(length, -1e6), 1e6).rounded()) }
    let (left, top) = (index(minX / Points.perColumn), index(minY / Points.perRow))
    return Rect(
      x: left, y: top, width: index(maxX / Points.perColumn) - left,
      height: index(maxY / Points.perRow) - top)
  }

  /// True if each side is within a quarter of a column of an edge between cells.
  var isOfWholeCells: Bool {
    let cells = ShapeRect(nearestCells)
    return abs(cells.minX - minX) < 2 && abs(cells.minY - minY) < 2 && abs(cells.maxX - maxX) < 2
      && abs(cells.maxY - maxY) < 2 && cells.width > 0 && cells.height > 0
  }
}
