import CNcurses
import Glibc
import WidgetLayout

/// What ncurses was last given, cell by cell, and how it draws: only what differs is put again.
///
/// A value, so that a frame is one access to it and not one for each cell.
@MainActor
struct PresentedScreen {
  var palette: TerminalPalette
  private var cells: [Cell] = []
  private var size = Size.zero
  /// Characters that are put together; kept to spare its memory being asked for again.
  private var run: [nc_character] = []

  /// The look of the plain character that was put last.
  private var pen = TerminalPalette.Look(attributes: 0, pair: 0, ground: nil)

  /// A screen of which nothing is known.
  init(palette: TerminalPalette) { self.palette = palette }

  /// Has everything put again.
  mutating func forget() {
    cells = []
    palette.forget()
  }

  /// Puts what differs in some areas of a grid, or all of it where nothing is known.
  mutating func put(_ grid: CellGrid, areas: [Rect]) {
    if cells.count != grid.cells.count || size != grid.size {
      cells = Array(repeating: Cell(content: .max), count: grid.cells.count)
      size = grid.size
      put(grid, in: grid.bounds)
    } else {
      for area in areas { put(grid, in: area.intersection(grid.bounds)) }
    }
  }

  private mutating func put(_ grid: CellGrid, in area: Rect) {
    guard !area.isEmpty else { return }
    for y in area.y..<area.maxY { put(grid, row: y, from: area.x, to: area.maxX) }
  }

  /// Puts what differs in a part of a row.
  private mutating func put(_ grid: CellGrid, row y: Int, from start: Int, to end: Int) {
    let row = y * grid.size.width
    var rest = row + start..<row + end
    while let change = Self.takeChange(of: grid.cells, into: &cells, in: rest) {
      put(grid, change: change, y)
      rest = change.upperBound..<rest.upperBound
    }
  }

  /// Takes over the next neighbours that differ, and gives where they are. On no actor, as its
  /// closures would ask for their actor each time.
  private nonisolated static func takeChange(
    of new: [Cell], into old: inout [Cell], in places: Range<Int>
  ) -> Range<Int>? {
    new.withUnsafeBufferPointer { new in
      old.withUnsafeMutableBufferPointer { old in
        var start = places.lowerBound
        while start < places.upperBound, new[start] == old[start] { start += 1 }
        guard start < places.upperBound else { return nil }
        var end = start
        while end < places.upperBound, new[end] != old[end] {
          old[end] = new[end]
          end += 1
        }
        return start..<end
      }
    }
  }

  /// Puts neighbours: those that are one plain character each together.
  private mutating func put(_ grid: CellGrid, change: Range<Int>, _ y: Int) {
    let row = y * grid.size.width
    for place in change {
      let cell = grid.cells[place]
      if Self.isPlain(cell) {
        takeLook(of: cell, in: grid)
        run.append(
          nc_character(
            character: cell.content, attributes: pen.attributes, pair: pen.pair))
      } else {
        putRun(endingAt: place - row, y)
        if cell.width > 0 { put(cell, of: grid, x: place - row, y: y) }
      }
    }
    putRun(endingAt: change.upperBound - row, y)
  }

  /// Nothing of a space is seen but its background: where that is its neighbour's already, it takes
  /// the neighbour's look, and the terminal is spared a change of colours.
  private mutating func takeLook(of cell: Cell, in grid: CellGrid) {
    let look = palette.look(of: cell.style, in: grid)
    if cell.content == 0x20, look.ground != nil, look.ground == pen.ground { return }
    pen = look
  }

  /// Whether a cell is one character to which the C library, and so ncurses, gives one column.
  private static func isPlain(_ cell: Cell) -> Bool {
    guard cell.width == 1 else { return false }
    switch cell.content {
    case 0x20...0x7E, 0x2500...0x259F, 0x2800...0x28FF: return true
    default:
      return cell.content & Glyph.clusterFlag == 0 && nc_width(wchar_t(cell.content)) == 1
    }
  }

  private mutating func putRun(endingAt end: Int, _ y: Int) {
    guard !run.isEmpty else { return }
    nc_put_row(Int32(y), Int32(end - run.count), run, Int32(run.count))
    run.removeAll(keepingCapacity: true)
  }

  /// Puts a wide character, or one with marks.
  private mutating func put(_ cell: Cell, of grid: CellGrid, x: Int, y: Int) {
    let look = palette.look(of: cell.style, in: grid)
    var scalars = [wchar_t](repeating: 0, count: 2)
    if cell.content & Glyph.clusterFlag != 0 {
      scalars = grid.text(of: cell).unicodeScalars.map { wchar_t(bitPattern: $0.value) } + [0]
    } else {
      scalars[0] = wchar_t(bitPattern: cell.content)
    }
    if cell.width == 2, nc_width(scalars[0]) != 2 {
      // The C library disagrees about the width, and ncurses follows it: a box keeps the row whole.
      nc_put(Int32(y), Int32(x), [0x25A1, 0], look.attributes, look.pair)
      nc_put(Int32(y), Int32(x + 1), [0x20, 0], look.attributes, look.pair)
      return
    }
    nc_put(Int32(y), Int32(x), scalars, look.attributes, look.pair)
  }
}
