import WidgetLayout

/// A screen that is only kept: for snapshots, and in tests.
@MainActor
final class PictureFront: FrontEnd {
  /// The screen as it was presented last.
  private(set) var grid: CellGrid
  var size: Size
  var theme: Theme
  /// The keys that `input` will give.
  var keys: [Key] = []
  /// What was presented, most recent last.
  private(set) var presented: [[Rect]] = []

  init(size: Size, theme: Theme) {
    self.size = size
    self.theme = theme
    grid = CellGrid(size: size)
  }

  func start() {}

  func present(_ grid: CellGrid, areas: [Rect]) {
    self.grid = grid
    presented.append(areas)
  }

  func input() -> [Key] {
    defer { keys = [] }
    return keys
  }

  func stop() {}
}
