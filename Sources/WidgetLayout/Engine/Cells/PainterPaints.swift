extension Painter {
  /// Covers a cell with a paint. A transparent paint keeps the cell's content and tints it.
  mutating func cover(x: Int, y: Int, paint: Paint, isGround: Bool) {
    guard paint != .none, clip.contains(x: x, y: y) else { return }
    if paint.isVeil, isGround || grid[x, y] != .blank { return veil(x: x, y: y, paint: paint) }
    // In most themes the role of text is the terminal's own foreground, which cannot be a
    // background.
    if isGround, paint.role != .text {
      fill(Rect(x: x, y: y, width: 1, height: 1), paint: paint)
    } else {
      fill(Rect(x: x, y: y, width: 1, height: 1), paint: .none)
      put(BlockElement.full, x: x, y: y, style: number(of: Style(foreground: paint)))
    }
  }

  /// Draws a character in a paint. Braille dots are added to those already in the cell.
  mutating func put(_ content: UInt32, x: Int, y: Int, paint: Paint) {
    guard paint != .none, clip.contains(x: x, y: y) else { return }
    if content == BlockElement.full { return cover(x: x, y: y, paint: paint, isGround: false) }
    var content = content
    let before = grid[x, y]
    if Braille.contains(content), Braille.contains(before.content) { content |= before.content }
    let style = grid.styles[Int(before.style)]
    let behind = style.background
    if let share = share(of: content, in: before.content) {
      guard share >= 0.5 else { return }
      content = before.content
    }
    put(content, x: x, y: y, style: number(of: Style(foreground: paint.over(behind))))
  }

  /// Returns the fraction of an existing block that a new one covers; `nil` if it does not lie
  /// within it. As a cell has one colour of blocks, the larger part gets the whole block, which
  /// leaves no gap where, for example, a ring's value ends on its track.
  private func share(of content: UInt32, in before: UInt32) -> Double? {
    let (dots, old) = (BlockElement.dots(of: content), BlockElement.dots(of: before))
    guard dots != 0, dots != old, dots & ~old == 0, before != BlockElement.full,
      !BlockElement.isGround(before, of: content)
    else { return nil }
    return Double(dots.nonzeroBitCount) / Double(old.nonzeroBitCount)
  }

  /// Tints the content of a cell.
  private mutating func veil(x: Int, y: Int, paint: Paint) {
    let cell = grid[x, y]
    var style = grid.styles[Int(cell.style)]
    if cell.content != 0x20 { style.foreground = paint.over(style.foreground) }
    style.background = paint.over(style.background)
    grid[x, y].style = number(of: style)
    let picture = Int(cell.picture)
    if picture > 0, !grid.pictures[picture - 1].veil(x: x, y: y, paint: paint) {
      grid[x, y].picture = 0
    }
  }

}
