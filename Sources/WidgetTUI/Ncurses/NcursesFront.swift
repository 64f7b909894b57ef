import CLinux
import CNcurses
import Glibc
import WidgetLayout

/// The terminal through ncurses: the only place that writes to it.
///
/// Only cells that differ from what is shown are put; ncurses then sends the difference in one
/// update. Nothing is ever cleared, so nothing flickers.
@MainActor
final class NcursesFront: FrontEnd {
  private let depthLimit: ColorDepth?
  private var palette: TerminalPalette
  private var shown: [Cell] = []
  private var shownSize = Size.zero
  var decoder = KeyDecoder()

  /// A front end on standard input and output, at the terminal's depth or a lower one.
  init(theme: Theme, depthLimit: ColorDepth?) {
    self.depthLimit = depthLimit
    palette = TerminalPalette(theme: theme, depth: .none)
  }

  var theme: Theme {
    get { palette.theme }
    set {
      palette = TerminalPalette(
        theme: newValue, depth: palette.depth, hasOnlyEight: palette.hasOnlyEight)
      shown = []
    }
  }

  var size: Size {
    var columns: Int32 = 0
    var rows: Int32 = 0
    nc_size(&columns, &rows)
    return Size(width: Int(columns), height: Int(rows))
  }

  func start() throws {
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

  func stop() { nc_close() }

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

  func present(_ grid: CellGrid, areas: [Rect]) {
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
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX {
        let index = y * grid.size.width + x
        let cell = grid.cells[index]
        guard cell != shown[index] else { continue }
        shown[index] = cell
        if cell.width > 0 { put(cell, of: grid, x: x, y: y) }
      }
    }
  }

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
