/// The conversion between points and cells: a cell is 8 points wide and 16 points high.
///
/// Lengths are rounded half up. A positive horizontal length is at least one column, so one point
/// of padding or spacing takes a column. Rows are scarcer: small vertical spacing may round to
/// none, but a positive height is at least one row.
package enum Points {
  package static let perColumn = 8.0
  package static let perRow = 16.0

  /// Returns the columns of a horizontal spacing, padding or width.
  package static func columns(_ points: Double) -> Int {
    let cells = rounded(points / perColumn)
    return points > 0 ? max(1, cells) : cells
  }

  /// Returns the rows of a vertical spacing or padding.
  package static func rows(_ points: Double) -> Int { rounded(points / perRow) }

  /// Returns the rows of a height.
  package static func height(_ points: Double) -> Int { points > 0 ? max(1, rows(points)) : 0 }

  /// Returns the points that `size` cells measure.
  package static func points(_ size: Size) -> (width: Double, height: Double) {
    (Double(size.width) * perColumn, Double(size.height) * perRow)
  }

  /// Returns the nearest whole number of points, for a position that is rounded to cells later; 0
  /// if it is not finite.
  package static func whole(_ points: Double) -> Int16 {
    points.isFinite ? Int16(clamping: Int(min(max(points, -1e6), 1e6).rounded())) : 0
  }

  private static func rounded(_ cells: Double) -> Int {
    guard cells.isFinite else { return cells > 0 ? Proposal.infinity : 0 }
    return Int((min(max(cells, -1000), Double(Proposal.infinity)) + 0.5).rounded(.down))
  }
}
