import WidgetLayout

/// A screen for a dashboard that presents grids and reads keys. The grid covers the whole screen.
@MainActor
protocol FrontEnd: AnyObject {
  /// The size in cells.
  var size: Size { get }
  /// The theme that roles are drawn in; after a change, everything must be presented again.
  var theme: Theme { get set }
  /// Takes over the screen.
  func start() throws
  /// Shows the parts of `grid` in `areas`; the rest stays as presented before.
  func present(_ grid: CellGrid, areas: [Rect])
  /// Discards what was presented, because the next grid numbers its styles anew.
  func forget()
  /// Returns the keys pressed since the last call, without waiting.
  func input() -> [Key]
  /// Restores the screen.
  func stop()
}

extension FrontEnd {
  package func forget() {}
}

/// A key, or an answer of the terminal.
enum Key: Sendable, Hashable {
  case character(Unicode.Scalar)
  case up, down, left, right, home, end, pageUp, pageDown, enter, escape, tab, backTab
  /// The terminal's background colour, in answer to a query.
  case background(RGB)
  /// The terminal's report that its theme has changed.
  case themeChange
}
