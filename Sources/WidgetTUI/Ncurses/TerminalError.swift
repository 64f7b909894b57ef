/// The reason why the dashboard cannot be drawn on this terminal.
enum TerminalError: Error, Equatable, CustomStringConvertible {
  case noTerminal
  /// The terminal is a `dumb` one.
  case cannotPlaceCursor
  case unknownType(String)

  var description: String {
    switch self {
    case .noTerminal:
      """
      standard input and output are not a terminal, and the dashboard needs one.
      For a picture as text use: widgettui snapshot
      """
    case .cannotPlaceCursor:
      """
      this terminal cannot place its cursor (TERM=dumb), and the dashboard needs that.
      For a picture as text use: widgettui snapshot
      Else set TERM to the terminal's type, for example: TERM=xterm-256color widgettui
      """
    case .unknownType(""):
      """
      TERM is not set, so it is not known how to draw on this terminal.
      Set it to the terminal's type, for example: TERM=xterm-256color widgettui
      """
    case .unknownType(let type):
      """
      terminfo does not know how to draw on a terminal of type '\(type)' (TERM).
      Install its description (Debian: ncurses-term), or name a similar type: \
      TERM=xterm-256color widgettui
      """
    }
  }
}
