import CLinux
import CNcurses
import Glibc
import WidgetLayout

/// The terminal through ncurses: the only place that writes to it.
///
/// Only cells that differ from what is shown are put; ncurses then sends the difference in one
/// update. Nothing is ever cleared, so nothing flickers.
@MainActor
package final class NcursesFront: FrontEnd {
  private let depthLimit: ColorDepth?
  private var palette: TerminalPalette
  private var shown: [Cell] = []
  private var shownSize = Size.zero
  /// Characters that are put together; kept to spare its memory being asked for again.
  private var run: [nc_character] = []
  var decoder = KeyDecoder()

  /// A front end on standard input and output, at the terminal's depth or a lower one.
  package init(theme: Theme, depthLimit: ColorDepth?) {
    self.depthLimit = depthLimit
    palette = TerminalPalette(theme: theme, depth: .none)
  }

  package var theme: Theme {
    get { palette.theme }
    set {
      palette = TerminalPalette(
        theme: newValue, depth: palette.depth, hasOnlyEight: palette.hasOnlyEight)
      shown = []
    }
  }

  package var size: Size {
    var columns: Int32 = 0
    var rows: Int32 = 0
    nc_size(&columns, &rows)
    return Size(width: Int(columns), height: Int(rows))
  }

  package func start() throws {
    guard isatty(STDIN_FILENO) != 0, isatty(STDOUT_FILENO) != 0 else {
      throw TerminalError.noTerminal
    }
    let type = getenv("TERM").map { String(cString: $0) } ?? ""
    guard TerminalType.candidates(type: type, limit: depthLimit).contains(where: { nc_open($0) })
    else { throw TerminalError.unknownType(type) }
    nc_restore_on_crash()
    let depth = ColorDepth(colors: Int(nc_colors()))
    palette = TerminalPalette(
      theme: theme, depth: min(depth, depthLimit ?? depth), hasOnlyEight: nc_colors() < 16)
  }

  package func stop() { nc_close() }

  /// Asks the terminal for its background; the answer, if there is one, comes as a key.
  func askForBackground() {
    guard let terminal = ttyname(STDIN_FILENO) else { return }
    let descriptor = open(terminal, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    let question = "\u{1B}]11;?\u{1B}\\"
    _ = question.withCString { write(descriptor, $0, question.utf8.count) }
    close(descriptor)
  }

  /// Stops until the shell continues the program, then draws all again.
  func suspend() {
    nc_close()
    kill(getpid(), SIGSTOP)
    nc_reopen()
    followSize()
    shown = []
  }

  /// Takes the terminal's size.
  func followSize() {
    var columns: Int32 = 0
    var rows: Int32 = 0
    guard
      clinux_terminal_size(STDOUT_FILENO, &columns, &rows)
        || clinux_terminal_size(STDIN_FILENO, &columns, &rows)
    else { return }
    nc_resize(max(1, columns), max(1, rows))
    shown = []
  }

  /// Sends everything at the next presentation, for a screen that somebody else wrote on.
  func redrawAll() {
    nc_redraw_all()
    shown = []
  }

  package func present(_ grid: CellGrid, areas: [Rect]) {
    if shown.count != grid.cells.count || shownSize != grid.size {
      shown = Array(repeating: Cell(content: .max), count: grid.cells.count)
      shownSize = grid.size
      put(grid, in: grid.bounds)
    } else {
      for area in areas { put(grid, in: area.intersection(grid.bounds)) }
    }
    nc_flush()
  }

  private func put(_ grid: CellGrid, in area: Rect) {
    guard !area.isEmpty else { return }
    for y in area.y..<area.maxY { put(grid, row: y, from: area.x, to: area.maxX) }
  }

  /// Puts what differs in a part of a row: neighbours that are one plain character each together.
  private func put(_ grid: CellGrid, row y: Int, from start: Int, to end: Int) {
    let row = y * grid.size.width
    for x in start..<end {
      let cell = grid.cells[row + x]
      guard cell != shown[row + x] else {
        putRun(endingAt: x, y)
        continue
      }
      shown[row + x] = cell
      if Self.isPlain(cell) {
        let look = palette.look(of: cell.style, in: grid)
        run.append(
          nc_character(character: cell.content, attributes: look.attributes, pair: look.pair))
      } else {
        putRun(endingAt: x, y)
        if cell.width > 0 { put(cell, of: grid, x: x, y: y) }
      }
    }
    putRun(endingAt: end, y)
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

  private func putRun(endingAt end: Int, _ y: Int) {
    guard !run.isEmpty else { return }
    nc_put_row(Int32(y), Int32(end - run.count), run, Int32(run.count))
    run.removeAll(keepingCapacity: true)
  }

  /// Puts a wide character, or one with marks.
  private func put(_ cell: Cell, of grid: CellGrid, x: Int, y: Int) {
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
