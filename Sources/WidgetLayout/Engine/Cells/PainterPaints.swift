extension Painter {
  /// Covers a cell with a paint. One that can be seen through keeps what is there and tints it.
  mutating func cover(x: Int, y: Int, paint: Paint, isGround: Bool) {
    guard paint != .none, clip.contains(x: x, y: y) else { return }
    if paint.isVeil, isGround || grid[x, y] != .blank { return veil(x: x, y: y, paint: paint) }
    // The role of texts is in most themes the terminal's own foreground, which is no background.
    if isGround, paint.role != .text {
      fill(Rect(x: x, y: y, width: 1, height: 1), paint: paint)
    } else {
      fill(Rect(x: x, y: y, width: 1, height: 1), paint: .none)
      put(BlockElement.full, x: x, y: y, style: number(of: Style(foreground: paint)))
    }
  }

  /// Draws a character of a paint. Dots join those that are there.
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

  /// A cell shows one colour of blocks. Where a block covers only a part of the one before it, as
  /// where a ring's value ends on its track, the larger part has the whole of it: no gap is left.
  private func share(of content: UInt32, in before: UInt32) -> Double? {
    let (dots, old) = (BlockElement.dots(of: content), BlockElement.dots(of: before))
    guard dots != 0, dots != old, dots & ~old == 0, before != BlockElement.full,
      !BlockElement.isGround(before, of: content)
    else { return nil }
    return Double(dots.nonzeroBitCount) / Double(old.nonzeroBitCount)
  }

  /// Tints what a cell shows.
  private mutating func veil(x: Int, y: Int, paint: Paint) {
    let cell = grid[x, y]
    var style = grid.styles[Int(cell.style)]
    if cell.content != 0x20 { style.foreground = paint.over(style.foreground) }
    style.background = paint.over(style.background)
    grid[x, y].style = number(of: style)
  }

}
