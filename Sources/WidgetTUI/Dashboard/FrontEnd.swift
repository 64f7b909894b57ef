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
  /// Shows the parts of `grid` in `areas`; the rest stays as presented before. The links are all those
  /// that can be seen.
  func present(_ grid: CellGrid, areas: [Rect], links: [GridLink])
  /// Discards what was presented, because the next grid numbers its styles anew.
  func forget()
  /// Sends everything at the next presentation, for a screen that another program wrote on.
  func redrawAll()
  /// Hands a text to the terminal's clipboard; returns the reason why it does not get there, or `nil`.
  func copy(_ text: ClipboardText) -> ClipboardRefusal?
  /// Returns the keys pressed since the last call, without waiting.
  func input() -> [Key]
  /// Restores the screen.
  func stop()
}

extension FrontEnd {
  package func forget() {}
  package func redrawAll() {}
}
