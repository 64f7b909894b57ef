import CNcurses
import Glibc
import WidgetLayout

/// The cells that ncurses was last given, so that only differences are put again.
///
/// It is a value, so that a frame needs one access to it, not one per cell.
@MainActor
struct PresentedScreen {
  var palette: TerminalPalette
  /// The characters that the terminal can show.
  var glyphs: GlyphSet
  /// True if the terminal takes no UTF-8, so that only ASCII may be put.
  var isSevenBit = false
  private var cells: [Cell] = []
  private var size = Size.zero
  /// The characters of a run that is put at once; kept to reuse its memory.
  private var run: [nc_character] = []

  /// The columns of each row between the first and the last cell that was put the last time.
  private(set) var changed: [Int: Range<Int>] = [:]

  /// For each picture of the grid, whether it is shown in pixels, so that its cells are blank.
  private var pixels: [Bool] = []
  /// The character of such cells: one that ncurses takes for a text, so that it never clears a row's end
  /// across a picture that is a part of the row.
  var pixelBlank: UInt32 = 0x20

  /// The look of the last plain character.
  private var pen = TerminalPalette.Look(attributes: 0, pair: 0, ground: nil)

  /// Creates a screen with unknown contents.
  init(palette: TerminalPalette, glyphs: GlyphSet = .unicode) {
    self.palette = palette
    self.glyphs = glyphs
  }

  /// Discards the known contents, so that everything is put again.
  mutating func forget() {
    cells = []
    palette.forget()
  }

  /// Puts the differences in some areas of a grid, or the whole grid if nothing is known.
  ///
  /// - Parameter pixels: For each picture of the grid, whether it is shown in pixels.
  mutating func put(_ grid: CellGrid, areas: [Rect], pixels: [Bool] = []) {
    changed = [:]
    let hasTurned = follow(pixels)
    if cells.count != grid.cells.count || size != grid.size {
      cells = Array(repeating: Cell(content: .max), count: grid.cells.count)
      size = grid.size
      put(grid, in: grid.bounds)
    } else {
      for area in hasTurned ? [grid.bounds] : areas {
        put(grid, in: area.intersection(grid.bounds))
      }
    }
  }

  /// Makes the cells of pictures unknown that become pixels or cells again; returns true if there are some.
  private mutating func follow(_ pixels: [Bool]) -> Bool {
    let others = (0..<max(pixels.count, self.pixels.count)).filter {
      Self.isShown($0, pixels) != Self.isShown($0, self.pixels)
    }
    self.pixels = pixels
    guard !others.isEmpty else { return false }
    for index in cells.indices where others.contains(Int(cells[index].picture) - 1) {
      cells[index] = Cell(content: .max)
    }
    return true
  }

  private static func isShown(_ index: Int, _ pixels: [Bool]) -> Bool {
    pixels.indices.contains(index) && pixels[index]
  }

  private mutating func put(_ grid: CellGrid, in area: Rect) {
    guard !area.isEmpty else { return }
    for y in area.y..<area.maxY { put(grid, row: y, from: area.x, to: area.maxX) }
  }

  /// Puts the differences in part of a row.
  private mutating func put(_ grid: CellGrid, row y: Int, from start: Int, to end: Int) {
    let row = y * grid.size.width
    var rest = row + start..<row + end
    while let change = Self.takeChange(of: grid.cells, into: &cells, in: rest) {
      let columns = change.lowerBound - row..<change.upperBound - row
      // Areas come in any order, and one may lie over another.
      changed[y] =
        changed[y].map {
          min($0.lowerBound, columns.lowerBound)..<max($0.upperBound, columns.upperBound)
        } ?? columns
      put(grid, change: change, y)
      rest = change.upperBound..<rest.upperBound
    }
  }

  /// Copies the next run of changed cells, and returns its range. It is nonisolated, since
  /// otherwise its closures would check for their actor each time.
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

  /// Puts adjacent cells, joining plain characters into runs.
  private mutating func put(_ grid: CellGrid, change: Range<Int>, _ y: Int) {
    let row = y * grid.size.width
    for place in change {
      let cell = grid.cells[place]
      if Self.isShown(Int(cell.picture) - 1, pixels) {
        putPixel(of: cell, in: grid)
        continue
      }
      if isSevenBit {
        putSevenBit(cell, in: grid)
      } else if Self.isPlain(cell) {
        let content = takeLook(of: cell, in: grid)
        run.append(
          nc_character(character: content, attributes: pen.attributes, pair: pen.pair))
      } else {
        putRun(endingAt: place - row, y)
        if cell.width > 0 { put(cell, of: grid, x: place - row, y: y) }
      }
    }
    putRun(endingAt: change.upperBound - row, y)
  }

  /// Puts a cell as a character of ASCII; a character of two columns becomes two of them.
  private mutating func putSevenBit(_ cell: Cell, in grid: CellGrid) {
    var first = cell
    if cell.content & Glyph.clusterFlag != 0 {
      first.content = grid.text(of: cell).unicodeScalars.first?.value ?? 0x3F
    }
    let content = takeLook(of: first, in: grid)
    run.append(
      nc_character(
        character: cell.width == 1 ? SevenBit.shown(content) : 0x3F, attributes: pen.attributes,
        pair: pen.pair))
  }

  /// Puts the blank behind a part of a picture.
  private mutating func putPixel(of cell: Cell, in grid: CellGrid) {
    pen = palette.look(ofGround: grid.pictures[Int(cell.picture) - 1].ground)
    run.append(nc_character(character: pixelBlank, attributes: pen.attributes, pair: pen.pair))
  }

  /// Sets the pen to a cell's look, and returns the character that is shown.
  ///
  /// Only the background of a space is visible. If the neighbour has the same background, the space
  /// takes the neighbour's look, which saves a change of colours.
  private mutating func takeLook(of cell: Cell, in grid: CellGrid) -> UInt32 {
    let (drawn, look) = palette.shown(cell, in: grid)
    let content = glyphs.shown(drawn)
    if content == 0x20, look.ground != nil, look.ground == pen.ground { return content }
    pen = look
    return content
  }

  /// Returns true if a cell is a single character to which the C library, and so ncurses, assigns
  /// one column.
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

  /// Puts a wide character, or one with combining marks.
  private mutating func put(_ cell: Cell, of grid: CellGrid, x: Int, y: Int) {
    let look = palette.look(of: cell.style, in: grid)
    var scalars = [wchar_t](repeating: 0, count: 2)
    if cell.content & Glyph.clusterFlag != 0 {
      scalars = grid.text(of: cell).unicodeScalars.map { wchar_t(bitPattern: $0.value) } + [0]
    } else {
      scalars[0] = wchar_t(bitPattern: cell.content)
    }
    if nc_width(scalars[0]) != Int32(cell.width) {
      // The C library disagrees about the width and ncurses follows it; a box keeps the row intact.
      nc_put(Int32(y), Int32(x), [0x25A1, 0], look.attributes, look.pair)
      if cell.width == 2 {
        nc_put(Int32(y), Int32(x + 1), [0x20, 0], look.attributes, look.pair)
      }
      return
    }
    nc_put(Int32(y), Int32(x), scalars, look.attributes, look.pair)
  }
}
