import CLinux
import CNcurses
import FoundationEssentials
import Glibc
package import WidgetLayout

/// A front end for the terminal through ncurses, and the only code that writes to it.
///
/// Only cells that differ from what is shown are put; ncurses then sends the difference in one
/// update. The screen is never cleared, so nothing flickers.
@MainActor
package final class NcursesFront: FrontEnd {
  private let depthLimit: ColorDepth?
  /// A descriptor that is readable when events must be handled even if the terminal takes no
  /// output.
  private let interrupts: Int32
  private var screen: PresentedScreen
  private var links = PresentedLinks()
  /// True if the terminal is told of links.
  private var hasLinks = false
  var decoder = KeyDecoder()
  /// True if the terminal reports presses of the mouse, which takes away its own selection.
  var usesMouse = false {
    didSet { if usesMouse != oldValue { nc_use_mouse(usesMouse) } }
  }

  /// Creates a front end on standard input and output, at the terminal's depth or a lower one.
  ///
  /// - Parameter interrupts: A descriptor whose events are handled even while the terminal takes no
  ///   output.
  package init(theme: Theme, depthLimit: ColorDepth?, interrupts: Int32 = -1) {
    self.depthLimit = depthLimit
    self.interrupts = interrupts
    screen = PresentedScreen(palette: TerminalPalette(theme: theme, depth: .none))
  }

  package var theme: Theme {
    get { screen.palette.theme }
    set {
      let palette = screen.palette
      screen = PresentedScreen(
        palette: TerminalPalette(
          theme: newValue, depth: palette.depth, hasOnlyEight: palette.hasOnlyEight))
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
    hasLinks = PresentedLinks.areTaken(byType: type)
    if hasLinks { nc_keep_cells() }
    nc_restore_on_crash()
    nc_interrupt_by(interrupts)
    nc_use_mouse(usesMouse)
    let depth = ColorDepth(colors: Int(nc_colors()))
    screen.palette = TerminalPalette(
      theme: theme, depth: min(depth, depthLimit ?? depth), hasOnlyEight: nc_colors() < 16)
  }

  package func stop() { nc_close() }

  /// Rings the bell of the terminal.
  func ring() { nc_ring() }

  /// Asks the terminal for its background colour; an answer arrives as a key.
  func askForBackground() {
    guard let terminal = ttyname(STDIN_FILENO) else { return }
    let descriptor = open(terminal, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    let question = "\u{1B}]11;?\u{1B}\\"
    _ = question.withCString { write(descriptor, $0, question.utf8.count) }
    close(descriptor)
  }

  /// Suspends the program until the shell continues it, then redraws everything.
  func suspend() {
    nc_close()
    kill(getpid(), SIGSTOP)
    nc_reopen()
    followSize()
    forget()
  }

  /// Adopts the terminal's size.
  func followSize() {
    var columns: Int32 = 0
    var rows: Int32 = 0
    guard
      clinux_terminal_size(STDOUT_FILENO, &columns, &rows)
        || clinux_terminal_size(STDIN_FILENO, &columns, &rows)
    else { return }
    nc_resize(max(1, columns), max(1, rows))
    forget()
  }

  /// Sends everything at the next presentation, for a screen that another program wrote on.
  package func redrawAll() {
    nc_redraw_all()
    forget()
  }

  /// Hands a text to the terminal's clipboard by OSC 52; tmux passes it on if `set-clipboard` is on.
  func copy(_ text: String) -> Bool {
    guard nc_has_clipboard() else { return false }
    let bytes = "\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{7}"
    bytes.withCString { nc_send($0, Int32(bytes.utf8.count)) }
    nc_flush()
    return true
  }

  package func forget() {
    screen.forget()
    links.forget()
  }

  package func present(_ grid: CellGrid, areas: [Rect], links shown: [GridLink]) {
    screen.put(grid, areas: areas)
    if hasLinks {
      nc_update()
      links.put(shown, in: grid.bounds, rows: screen.changedRows)
    }
    nc_flush()
  }
}
