/// The way in which a series is reduced to one value for each column.
public enum SeriesFit: Sendable, Hashable {
  /// The latest values, one in each column, the last one at the right.
  case recent
  /// All values across the whole width: the greatest of those that share a column, so that no peak
  /// is lost. If there are fewer values than columns, spare columns go to the first ones.
  case whole

  /// Returns a value for each of `columns` columns.
  func columns(_ values: [Double?], count columns: Int) -> [Double?] {
    guard columns > 0, !values.isEmpty else { return Array(repeating: nil, count: max(0, columns)) }
    switch self {
    case .recent:
      let shown = values.suffix(columns)
      return Array(repeating: nil, count: columns - shown.count) + shown
    case .whole where values.count <= columns:
      return values.indices.flatMap { index in
        Array(repeating: values[index], count: share(columns, of: values.count, at: index))
      }
    case .whole:
      return (0..<columns).map { column in
        let start = column * values.count / columns
        let end = max(start + 1, (column + 1) * values.count / columns)
        return values[start..<end].lazy.compactMap { $0 }.filter(\.isFinite).max()
      }
    }
  }
}
