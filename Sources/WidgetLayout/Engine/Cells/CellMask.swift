/// The part of a cell that a mask lets through.
struct CellMask {
  /// The dots that the mask covers.
  let dots: UInt64
  /// The opacity of what it lets through.
  let opacity: Double

  /// Creates the mask of a cell in the mask's own picture: a block masks its dots, anything else
  /// the whole cell.
  init(_ cell: Cell, style: Style) {
    if style.background != .none {
      dots = ~0
      opacity = style.background.opacity
    } else if BlockElement.contains(cell.content) {
      dots = BlockElement.dots(of: cell.content)
      opacity = style.foreground.opacity
    } else {
      dots = cell.content == 0x20 ? 0 : ~0
      opacity = style.foreground.opacity
    }
  }
}

extension Painter {
  /// Keeps only the part of what was painted since `before` that `masks` lets through.
  mutating func keep(before: [Cell], masks: [Cell]) {
    for index in grid.cells.indices where grid.cells[index] != before[index] {
      let mask = CellMask(masks[index], style: grid.styles[Int(masks[index].style)])
      if mask.dots == ~0 {
        if mask.opacity < 1 { fade(index, before: before[index], opacity: mask.opacity) }
      } else {
        cut(index, before: before[index], to: mask)
      }
    }
    mendAll()
  }

  /// Fades everything painted since `before`; at an opacity of 0.03 or less nothing of it is left.
  mutating func fade(before: [Cell], opacity: Double) {
    for index in grid.cells.indices where grid.cells[index] != before[index] {
      fade(index, before: before[index], opacity: opacity)
    }
    mendAll()
  }

  private mutating func fade(_ index: Int, before: Cell, opacity: Double) {
    guard opacity > 0.03 else {
      grid.cells[index] = before
      return
    }
    var style = grid.styles[Int(grid.cells[index].style)]
    let behind = grid.styles[Int(before.style)].background
    let foreground = style.foreground == .none ? .role(.text) : style.foreground
    if grid.cells[index].content != 0x20 {
      style.foreground = foreground.opacity(opacity).over(behind)
    }
    if style.background != behind {
      style.background = style.background.opacity(opacity).over(behind)
    }
    grid.cells[index].style = number(of: style)
    grid.cells[index].picture = 0
  }

  /// Cuts a cell: an area becomes a block of its colour, a text stays if at least half of its cell
  /// is covered.
  private mutating func cut(_ index: Int, before: Cell, to mask: CellMask) {
    let cell = grid.cells[index]
    let style = grid.styles[Int(cell.style)]
    let own = BlockElement.dots(of: cell.content)
    let isOne = cell.content == 0x20 || style.foreground == style.background
    let isArea = isOne && style.background != .none
    if own == 0, !isArea {
      if mask.dots.nonzeroBitCount < 32 { grid.cells[index] = before }
      return
    }
    grid.cells[index] = before
    let block = BlockElement.quadrant(of: mask.dots & (isArea ? ~0 : own))
    guard block != 0x20 else { return }
    let paint = (isArea ? style.background : style.foreground).opacity(mask.opacity)
    let (y, x) = index.quotientAndRemainder(dividingBy: grid.size.width)
    put(block, x: x, y: y, paint: paint)
  }

  /// Blanks the remaining halves of wide characters that were cut.
  private mutating func mendAll() {
    for y in 0..<grid.size.height {
      for x in 0..<grid.size.width {
        let hasLeft = x > 0 && grid[x - 1, y].width == 2
        let hasRight = x + 1 < grid.size.width && grid[x + 1, y].width == 0
        let width = grid[x, y].width
        if width == 0 && !hasLeft || width == 2 && !hasRight {
          grid[x, y] = Cell(content: 0x20, style: grid[x, y].style)
        }
      }
    }
  }
}
