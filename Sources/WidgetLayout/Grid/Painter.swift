import FoundationEssentials

/// Writes glyphs into a rectangle of a grid and nowhere else.
///
/// Wide characters are never cut in half: one that has no room is drawn as a space.
public struct Painter {
  package var grid: CellGrid
  package var clip: Rect
  /// When the picture changes next without new data; nil is never.
  private(set) var nextChange: Date?
  private var lastMerge: (under: UInt16, over: UInt16, isGround: Bool, result: UInt16) = (
    0, 0, false, 0
  )

  package init(grid: CellGrid, clip: Rect? = nil) {
    self.grid = grid
    self.clip = (clip ?? grid.bounds).intersection(grid.bounds)
  }

  /// Notes that what is painted is another picture from `date` on; nil is never.
  mutating func noteChange(at date: Date?) {
    if let date { nextChange = min(nextChange ?? date, date) }
  }

  /// The number of `style`, to be used in `put`.
  public mutating func number(of style: Style) -> UInt16 { grid.number(of: style) }

  /// Writes a scalar or cluster of this grid at `x`, `y`; what is outside the clip is left out.
  public mutating func put(_ content: UInt32, width: UInt8 = 1, x: Int, y: Int, style: UInt16) {
    guard y >= clip.y, y < clip.maxY, x >= clip.x, x < clip.maxX else { return }
    if width == 2 {
      guard x + 1 < clip.maxX else { return put(0x20, x: x, y: y, style: style) }
      write(Cell(content: content, style: merged(style, content, x, y), width: 2), x, y)
      write(.rightHalf(style: grid[x, y].style), x + 1, y)
    } else {
      write(Cell(content: content, style: merged(style, content, x, y)), x, y)
    }
  }

  /// Fills a rectangle with the background `paint`; what was written there is lost.
  public mutating func fill(_ rect: Rect, paint: Paint) {
    let style = grid.number(of: Style(background: paint))
    let rect = rect.intersection(clip)
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX { grid[x, y] = Cell(content: 0x20, style: style) }
      grid.mend(row: y, from: rect.x, to: rect.maxX)
    }
  }

  private mutating func write(_ cell: Cell, _ x: Int, _ y: Int) {
    let index = y * grid.size.width + x
    let old = grid.cells[index].width
    grid.cells[index] = cell
    if old != 1 || cell.width == 2 { mendAround(x, y, old: old) }
  }

  /// Overwriting half of a wide character leaves a space in its other half.
  private mutating func mendAround(_ x: Int, _ y: Int, old: UInt8) {
    if old == 0, grid[x, y].width != 0, x > 0, grid[x - 1, y].width == 2 {
      grid[x - 1, y] = Cell(content: 0x20, style: grid[x - 1, y].style)
    }
    if old == 2, grid[x, y].width != 2, x + 1 < grid.size.width, grid[x + 1, y].width == 0 {
      grid[x + 1, y] = Cell(content: 0x20, style: grid[x + 1, y].style)
    }
  }

  /// `style`, with the background that is there already where it has none of its own. A block that
  /// covered what `content` leaves free is its background, so that a text stands on a shape.
  private mutating func merged(_ style: UInt16, _ content: UInt32, _ x: Int, _ y: Int) -> UInt16 {
    let before = grid.cells[y * grid.size.width + x]
    let under = before.style
    if under == 0 || under == style { return style }
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
