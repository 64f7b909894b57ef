/// Where points become cells: a cell is 8 points wide and 16 high.
///
/// Lengths round half up. A length that was asked for is never lost across: one point of padding
/// or spacing is still a column. Down, where a row is dear, small spacing may vanish; a frame's
/// height never does.
enum Points {
  static let perColumn = 8.0
  static let perRow = 16.0

  /// Columns of a horizontal spacing, padding or width.
  static func columns(_ points: Double) -> Int {
    let cells = rounded(points / perColumn)
    return points > 0 ? max(1, cells) : cells
  }

  /// Rows of a vertical spacing or padding.
  static func rows(_ points: Double) -> Int { rounded(points / perRow) }

  /// Rows of a height.
  static func height(_ points: Double) -> Int { points > 0 ? max(1, rows(points)) : 0 }

  /// The points that `size` cells are.
  static func points(_ size: Size) -> (width: Double, height: Double) {
    (Double(size.width) * perColumn, Double(size.height) * perRow)
  }

  /// Points to the whole one, for a place that is rounded to cells later.
  static func whole(_ points: Double) -> Int16 {
    points.isFinite ? Int16(clamping: Int(min(max(points, -1e6), 1e6).rounded())) : 0
  }

  private static func rounded(_ cells: Double) -> Int {
    guard cells.isFinite else { return cells > 0 ? Proposal.infinity : 0 }
    return Int((min(max(cells, -1000), Double(Proposal.infinity)) + 0.5).rounded(.down))
  }
}
