/// The cells in which a shape is drawn, and its colours.
struct ShapeCanvas {
  /// The cells of the shape's frame.
  let rect: Rect
  let brush: Brush
  /// The rotation of the shape, which also turns a gradient.
  var turn = ShapeTurn()

  var frame: ShapeRect { ShapeRect(rect) }

  /// Returns true for a circle that fills one row, which has no room for an edge.
  func isDot(_ rect: ShapeRect) -> Bool {
    self.rect.height == 1 && self.rect.width <= 2 && max(rect.width, rect.height) >= 6
  }

  func paint(x: Int, y: Int) -> Paint {
    if brush.shading == nil { return brush.paint }
    let place = ShapePoint(centerOfCell: x, y)
    return brush.paint(at: turn.origin(of: place, in: frame), in: frame)
  }

  /// Covers whole cells. A ground colours the cells' background, so that texts can lie on it; a
  /// figure is drawn in full blocks, which are visible without colours too.
  func cover(_ cells: Rect, isGround: Bool, with painter: inout Painter) {
    let cells = cells.intersection(painter.clip)
    for y in cells.y..<cells.maxY {
      for x in cells.x..<cells.maxX {
        painter.cover(x: x, y: y, paint: paint(x: x, y: y), isGround: isGround)
      }
    }
  }

  /// Draws a character in each cell of `cells` for which `content` returns one.
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

  /// Draws the dots of a raster as blocks.
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

  /// Draws the dots of a raster in braille.
  func putDots(of raster: Raster, least: Int, with painter: inout Painter) {
    put(raster.cells, with: &painter) { x, y in
      let dots = Braille.dots(of: raster[x, y], least: least)
      return dots == 0 ? nil : Braille.character(dots)
    }
  }
}
