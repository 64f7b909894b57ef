/// A rectangle of cells in the colours of a style.
struct AreaDrawing: Drawing {
  let brush: Brush
  /// The size of the enclosing frame if the area is a view of its own, which may be thinner than a
  /// cell.
  let asked: AskedSize

  func size(for proposal: Proposal) -> Size { proposal.filled(ideal: 1) }

  func draw(in rect: Rect, with painter: inout Painter) {
    let line = asked.line(in: rect.size)
    let frame = ShapeRect(rect)
    let cells = rect.intersection(painter.clip)
    for y in cells.y..<cells.maxY {
      for x in cells.x..<cells.maxX {
        let paint = brush.paint(at: ShapePoint(centerOfCell: x, y), in: frame)
        if let line {
          painter.put(line, x: x, y: y, paint: paint)
        } else {
          painter.cover(x: x, y: y, paint: paint, isGround: true)
        }
      }
    }
  }
}

extension Lowering {
  /// Writes an area of a style: an opaque paint as a fill, which costs almost nothing; a shading, a
  /// transparent paint or a frame thinner than a cell as a drawing.
  mutating func area(_ style: some ShapeStyle, asked: AskedSize = AskedSize()) {
    let brush = Brush(style, in: environment)
    let isPlain = brush.shading == nil && !brush.paint.isVeil
    if isPlain, !(asked.width < 8), !(asked.height < 12) {
      leaf(.fill(brush.paint))
    } else {
      drawing(AreaDrawing(brush: brush, asked: asked))
    }
  }
}
