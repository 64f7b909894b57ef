import WidgetLayout

/// A front end that keeps the screen in memory, for snapshots and tests.
@MainActor
final class PictureFront: FrontEnd {
  /// The most recently presented screen.
  private(set) var grid: CellGrid
  var size: Size
  var theme: Theme
  /// The keys that `input` returns next.
  var keys: [Key] = []
  /// The areas of each presentation, most recent last.
  private(set) var presented: [[Rect]] = []

  init(size: Size, theme: Theme) {
    self.size = size
    self.theme = theme
    grid = CellGrid(size: size)
  }

  func start() {}

  func present(_ grid: CellGrid, areas: [Rect], links: [GridLink]) {
    self.links = links
    self.grid = grid
    presented.append(areas)
  }

  func input() -> [Key] {
    defer { keys = [] }
    return keys
  }

  /// The links of the most recently presented screen.
  private(set) var links: [GridLink] = []
  /// The texts that were copied.
  private(set) var copied: [String] = []

  func copy(_ text: ClipboardText) -> ClipboardRefusal? {
    copied.append(text.text)
    return nil
  }

  func stop() {}
}
