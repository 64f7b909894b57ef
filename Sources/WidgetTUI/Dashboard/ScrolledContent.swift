import FoundationEssentials
import WidgetLayout
import WidgetTimeline

/// The rows of a tile's content that scroll in it.
struct ScrolledContent {
  /// The picture of all rows.
  var grid: CellGrid
  /// The number of rows up to the last one that is not blank.
  let rows: Int
  /// The number of rows in view.
  let shown: Int
  let edge: ScrollEdge
  /// The number of rows at the top that stay in view.
  let head: Int
  /// The time at which a live text changes the picture; `nil` for never.
  let nextChange: Date?

  /// - Parameter head: The number of rows that may stay at the top: as many of them do as are headings.
  init(
    _ grid: CellGrid, shown: Int, edge: ScrollEdge, head: Int = 0, nextChange: Date? = nil
  ) {
    self.grid = grid
    self.head = min(grid.headings(most: head), max(0, shown - 1))
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
    guard head > 0, top > 0 else { return window }
    // Rows below the head are drawn apart, so that nothing of a hidden one is left.
    var rest = CellGrid(size: Size(width: size.width, height: size.height - head))
    rest.draw(grid, x: 0, y: -top - head)
    window = CellGrid(size: size)
    window.draw(grid.cropped(to: Size(width: size.width, height: head)), x: 0, y: 0)
    window.draw(rest, x: 0, y: head)
    return window
  }

  /// Returns true if a row is in view when so many are scrolled out.
  func isInView(_ row: Int, below top: Int) -> Bool {
    row < head || (top + (top > 0 ? head : 0)..<top + shown).contains(row)
  }

  /// Returns the row of the window in which a row that is in view stands.
  func place(of row: Int, below top: Int) -> Int { row < head ? row : row - top }

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
  /// Returns the number of first rows that are headings, which have dim words only.
  fileprivate func headings(most: Int) -> Int {
    (0..<min(most, size.height)).first { y in
      let cells = (0..<size.width).map { self[$0, y] }
        .filter { $0.content != 0 && $0.content != 0x20 }
      return cells.isEmpty
        || !cells.allSatisfy { styles[Int($0.style)].foreground == .role(.dim) }
    } ?? min(most, size.height)
  }

  /// The number of rows up to the last one with a character.
  fileprivate var usedRows: Int {
    let last = (0..<size.height).last { y in
      (0..<size.width).contains { self[$0, y].content != 0 && self[$0, y].content != 0x20 }
    }
    return last.map { $0 + 1 } ?? 0
  }
}
