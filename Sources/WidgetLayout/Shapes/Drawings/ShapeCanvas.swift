/// Where a shape is drawn, and with what.
struct ShapeCanvas {
  /// The cells of the shape's room.
  let rect: Rect
  let brush: Brush
  /// How the shape was turned; a gradient turns with it.
  var turn = ShapeTurn()

  var frame: ShapeRect { ShapeRect(rect) }

  /// True for a circle that fills one row, which has no room for an edge.
  func isDot(_ rect: ShapeRect) -> Bool {
    self.rect.height == 1 && self.rect.width <= 2 && max(rect.width, rect.height) >= 6
  }

  func paint(x: Int, y: Int) -> Paint {
    if brush.shading == nil { return brush.paint }
    let place = ShapePoint(centerOfCell: x, y)
    return brush.paint(at: turn.origin(of: place, in: frame), in: frame)
  }

  /// Covers whole cells. As ground, a cell takes the paint as its background, so that texts can
  /// stand on it; as a figure it is a full block, which is seen without colours too.
  func cover(_ cells: Rect, isGround: Bool, with painter: inout Painter) {
    let cells = cells.intersection(painter.clip)
    for y in cells.y..<cells.maxY {
      for x in cells.x..<cells.maxX {
        painter.cover(x: x, y: y, paint: paint(x: x, y: y), isGround: isGround)
      }
    }
  }

  /// Draws a character for each cell of `cells`; none where `content` gives none.
  func put(
    _ cells: Rect, with painter: inout Painter, _ content: (Int, Int) -> UInt32?
  ) {
    for y in cells.y..<max(cells.y, cells.maxY) {
      for x in cells.x..<max(cells.x, cells.maxX) {
        guard let content = content(x, y) else { continue }
        painter.put(content, x: x, y: y, paint: paint(x: x, y: y))
      }
    }
  }

  /// Draws what a raster covers as blocks.
  func putBlocks(
    of raster: Raster, isGround: Bool, hasEighths: Bool, with painter: inout Painter
  ) {
    put(raster.cells, with: &painter) { x, y in
      let mask = raster[x, y]
      guard mask != 0 else { return nil }
      let block = hasEighths ? BlockElement.nearest(to: mask) : BlockElement.quadrant(of: mask)
      if block == BlockElement.full, isGround { return nil }
      return block == 0x20 ? nil : block
    }
    guard isGround else { return }
    for y in raster.cells.y..<raster.cells.maxY {
      for x in raster.cells.x..<raster.cells.maxX
      where BlockElement.quadrant(of: raster[x, y]) == BlockElement.full {
        painter.cover(x: x, y: y, paint: paint(x: x, y: y), isGround: true)
      }
    }
  }

  /// Draws what a raster covers as dots.
  func putDots(of raster: Raster, least: Int, with painter: inout Painter) {
    put(raster.cells, with: &painter) { x, y in
      let dots = Braille.dots(of: raster[x, y], least: least)
      return dots == 0 ? nil : Braille.character(dots)
    }
  }
}
