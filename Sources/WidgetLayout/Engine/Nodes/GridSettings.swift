/// What a grid's author set, in cells.
struct GridSettings {
  var alignment: Alignment
  var columnSpacing: Int
  var rowSpacing: Int

  /// Spacing in points; without one a column, and no row.
  init(_ alignment: Alignment, columns: Double?, rows: Double?) {
    self.alignment = alignment
    columnSpacing = columns.map(Points.columns) ?? 1
    rowSpacing = rows.map(Points.rows) ?? 0
  }
}
