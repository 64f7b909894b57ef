import FoundationEssentials

/// A painter that writes glyphs into a rectangle of a grid and nowhere else.
///
/// Wide characters are never cut in half: one that does not fit is drawn as a space.
public struct Painter {
  package var grid: CellGrid
  package var clip: Rect
  /// The date at which the picture next changes without new data; `nil` for never.
  private(set) var nextChange: Date?
  private var lastMerge: (under: UInt16, over: UInt16, isGround: Bool, result: UInt16) = (
    0, 0, false, 0
  )

  package init(grid: CellGrid, clip: Rect? = nil) {
    self.grid = grid
    self.clip = (clip ?? grid.bounds).intersection(grid.bounds)
  }

  /// Records that the picture changes at `date`; `nil` for never.
  mutating func noteChange(at date: Date?) {
    if let date { nextChange = min(nextChange ?? date, date) }
  }

  /// Returns the number of `style`, for `put`.
  public mutating func number(of style: Style) -> UInt16 { grid.number(of: style) }

  /// Writes a scalar or cluster of this grid at `x`, `y`, unless that lies outside the clip.
  public mutating func put(_ content: UInt32, width: UInt8 = 1, x: Int, y: Int, style: UInt16) {
    guard y >= clip.y, y < clip.maxY, x >= clip.x, x < clip.maxX else { return }
    if width == 2 { return putWide(content, x: x, y: y, style: style) }
    _ = write(content, width: 1, x, y, style)
  }

  private mutating func putWide(_ content: UInt32, x: Int, y: Int, style: UInt16) {
    guard x + 1 < clip.maxX else { return put(0x20, x: x, y: y, style: style) }
    let style = write(content, width: 2, x, y, style)
    _ = write(0, width: 0, x + 1, y, style)
  }

  /// Writes `count` scalars of one column each side by side from `x`, `y` on; 0 leaves the cell
  /// unchanged.
  @inline(__always)
  mutating func putRow(
    of count: Int, x: Int, y: Int, style: UInt16, _ content: (Int) -> UInt32
  ) {
    guard y >= clip.y, y < clip.maxY else { return }
    var next = max(0, clip.x - x)
    let end = min(count, clip.maxX - x)
    while next < end {
      next = putPlain(from: next, to: end, at: y * grid.size.width + x, style, content)
      if next < end {
        let content = content(next)
        put(content, x: x + next, y: y, style: style)
      }
      next += 1
    }
  }

  /// Writes until it meets a cell that has a wide character or another style, and returns that
  /// cell's index in the row. Most cells are plain, and are written without further checks.
  @inline(__always)
  private mutating func putPlain(
    from start: Int, to end: Int, at index: Int, _ style: UInt16, _ content: (Int) -> UInt32
  ) -> Int {
    grid.cells.withUnsafeMutableBufferPointer { cells in
      for place in start..<end {
        let content = content(place)
        if content == 0 { continue }
        let old = cells[index + place]
        guard old.width == 1, old.style == 0 || old.style == style else { return place }
        cells[index + place] = Cell(content: content, style: style)
      }
      return end
    }
  }

  /// Fills a rectangle with the background `paint`, and erases its characters.
  public mutating func fill(_ rect: Rect, paint: Paint) {
    let style = grid.number(of: Style(background: paint))
    let rect = rect.intersection(clip)
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX { grid[x, y] = Cell(content: 0x20, style: style) }
      grid.mend(row: y, from: rect.x, to: rect.maxX)
    }
  }

  /// Writes one cell, and returns the style it got.
  @inline(__always)
  private mutating func write(
    _ content: UInt32, width: UInt8, _ x: Int, _ y: Int, _ style: UInt16
  ) -> UInt16 {
    let index = y * grid.size.width + x
    let old = grid.cells[index]
    // The right half of a wide character already has the left half's style.
    let isPlain = old.style == 0 || old.style == style || width == 0
    let style = isPlain ? style : merged(style, content, over: old)
    grid.cells[index] = Cell(content: content, style: style, width: width)
    if old.width != 1 || width == 2 { mendAround(x, y, old: old.width) }
    return style
  }

  /// Replaces the other half by a space when half of a wide character is overwritten.
  private mutating func mendAround(_ x: Int, _ y: Int, old: UInt8) {
    if old == 0, grid[x, y].width != 0, x > 0, grid[x - 1, y].width == 2 {
      grid[x - 1, y] = Cell(content: 0x20, style: grid[x - 1, y].style)
    }
    if old == 2, grid[x, y].width != 2, x + 1 < grid.size.width, grid[x + 1, y].width == 0 {
      grid[x + 1, y] = Cell(content: 0x20, style: grid[x + 1, y].style)
    }
  }

  /// Returns `style` with the existing background if it has none of its own. A block that covered
  /// what `content` leaves free becomes the background, so that a text lies on a shape.
  private mutating func merged(_ style: UInt16, _ content: UInt32, over before: Cell) -> UInt16 {
    let under = before.style
    let isGround =
      BlockElement.contains(before.content) && BlockElement.isGround(before.content, of: content)
    if lastMerge.under == under, lastMerge.over == style, lastMerge.isGround == isGround {
      return lastMerge.result
    }
    var result = grid.styles[Int(style)]
    if result.background == .none {
      let behind = grid.styles[Int(under)]
      result.background = isGround ? behind.foreground : behind.background
    }
    result.foreground = result.foreground.over(result.background)
    let number = grid.number(of: result)
    lastMerge = (under, style, isGround, number)
    return number
  }
}
