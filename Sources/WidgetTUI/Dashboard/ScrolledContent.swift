import FoundationEssentials
import WidgetLayout
import WidgetTimeline

/// The rows of a tile's content that scroll in it.
struct ScrolledContent {
  /// The picture of all rows.
  let grid: CellGrid
  /// The number of rows up to the last one that is not blank.
  let rows: Int
  /// The number of rows in view.
  let shown: Int
  let edge: ScrollEdge
  /// The time at which a live text changes the picture; `nil` for never.
  let nextChange: Date?

  init(_ grid: CellGrid, shown: Int, edge: ScrollEdge, nextChange: Date? = nil) {
    self.grid = grid
    self.nextChange = nextChange
    rows = grid.usedRows
    self.shown = shown
    self.edge = edge
  }

  /// The first row in view at the end.
  var last: Int { max(0, rows - shown) }

  /// True if not all rows are in view.
  var scrolls: Bool { rows > shown }

  /// Returns the rows in view from a row on.
  func window(from top: Int, size: Size) -> CellGrid {
    var window = CellGrid(size: size)
    window.draw(grid, x: 0, y: -top)
    return window
  }

  /// Returns the words of some rows.
  func words(from row: Int, count: Int) -> [String] {
    (row..<min(rows, row + count)).map { grid.row($0) }
  }

  /// Returns the row nearest to another one from which on some words stand; `nil` if there is none.
  func row(of words: [String], near row: Int) -> Int? {
    guard words.contains(where: { !$0.isEmpty }) else { return nil }
    let all = (0..<rows).map { grid.row($0) }
    let found = all.indices.filter { start in
      all[start...].prefix(words.count).elementsEqual(words)
    }
    return found.min { abs($0 - row) < abs($1 - row) }
  }
}

extension CellGrid {
  /// The number of rows up to the last one with a character.
  fileprivate var usedRows: Int {
    let last = (0..<size.height).last { y in
      (0..<size.width).contains { self[$0, y].content != 0 && self[$0, y].content != 0x20 }
    }
    return last.map { $0 + 1 } ?? 0
  }
}
