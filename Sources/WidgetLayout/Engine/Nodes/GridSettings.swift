/// The settings of a grid, in cells.
struct GridSettings {
  var alignment: Alignment
  var columnSpacing: Int
  var rowSpacing: Int

  /// Creates settings from spacing in points; the default is one column and no row.
  init(_ alignment: Alignment, columns: Double?, rows: Double?) {
    self.alignment = alignment
    columnSpacing = columns.map(Points.columns) ?? 1
    rowSpacing = rows.map(Points.rows) ?? 0
  }
}
