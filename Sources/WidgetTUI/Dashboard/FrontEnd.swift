import WidgetLayout

/// What a dashboard is shown on: begins, shows, gives input, ends. The grid is the whole screen.
@MainActor
protocol FrontEnd: AnyObject {
  /// The cells there are.
  var size: Size { get }
  /// The theme that roles are drawn in; a new one needs everything presented again.
  var theme: Theme { get set }
  /// Takes the screen.
  func start() throws
  /// Shows the parts of `grid` that lie in `areas`; the rest is as it was presented before.
  func present(_ grid: CellGrid, areas: [Rect])
  /// Forgets what was presented: the next grid numbers its styles anew.
  func forget()
  /// The keys pressed since the last call, without waiting.
  func input() -> [Key]
  /// Gives the screen back.
  func stop()
}

extension FrontEnd {
  package func forget() {}
}

/// A key, or what the terminal says of itself.
enum Key: Sendable, Hashable {
  case character(Unicode.Scalar)
  case up, down, left, right, home, end, pageUp, pageDown, enter, escape, tab, backTab
  /// The terminal's background, where it answers to being asked.
  case background(RGB)
}
