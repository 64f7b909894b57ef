import WidgetLayout

/// The heights of a map's rows on a screen.
///
/// Rows are equal, except that one whose widgets have nothing to show in so many cells is lower, and
/// the others share what it leaves. Spare cells go to the first rows.
struct RowHeights: Hashable, Sendable {
  let heights: [Int]

  /// Divides `total` cells.
  ///
  /// - Parameter limits: The cells that each row can use; `nil` for any number. If all rows have
  ///   limits below their share, all are equal.
  init(_ total: Int, limits: [Int?]) {
    let equal = limits.indices.map { share(total, of: limits.count, at: $0) }
    guard limits.contains(where: { $0 == nil }) else {
      heights = equal
      return
    }
    var heights = equal
    var open = Array(limits.indices)
    var rest = total
    while true {
      let shares = open.indices.map { share(rest, of: open.count, at: $0) }
      for (index, row) in open.enumerated() { heights[row] = shares[index] }
      let full = open.filter { row in limits[row].map { $0 < heights[row] } ?? false }
      guard !full.isEmpty else { break }
      for row in full {
        heights[row] = limits[row] ?? heights[row]
        rest -= heights[row]
      }
      open.removeAll { full.contains($0) }
    }
    self.heights = heights
  }

  /// Returns the start and the length of `count` rows from a row.
  func span(_ start: Int, _ count: Int) -> (start: Int, length: Int) {
    (heights[..<start].reduce(0, +), heights[start..<start + count].reduce(0, +))
  }
}

extension [TileMap.Place] {
  /// Returns the cells that each of `rows` rows can use, by the widgets that stand in that row
  /// alone; `nil` for any number.
  ///
  /// - Parameters:
  ///   - frameRows: The rows around a widget's content.
  ///   - gap: The blank rows that follow each row.
  ///   - usefulRows: Returns the rows of content beyond which a widget shows nothing more.
  func limits(
    rows: Int, around frameRows: Int, gap: Int, usefulRows: (String) -> Int?
  ) -> [Int?] {
    (0..<rows).map { row in
      let own = filter { $0.rect.y == row && $0.rect.height == 1 }
      let needs = own.map { usefulRows($0.name) }
      guard !own.isEmpty, !needs.contains(nil) else { return nil }
      let content = needs.compactMap { $0 }.max() ?? 0
      return Swift.max(Arrangement.leastUnit.height, content + frameRows) + gap
    }
  }
}
