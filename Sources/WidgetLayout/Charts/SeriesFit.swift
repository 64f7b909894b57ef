/// The way in which a series is reduced to one value for each column.
public enum SeriesFit: Sendable, Hashable {
  /// The latest values, one in each column, the last one at the right.
  case recent
  /// The latest values, one in each column; while there are so few that several columns are free for
  /// each, every value takes as many as fit, so that a young series is no speck at the right.
  case filling
  /// All values across the whole width: the greatest of those that share a column, so that no peak
  /// is lost. If there are fewer values than columns, spare columns go to the first ones.
  case whole
  /// The last `count` values across the whole width, each column the greatest of its own; a value takes
  /// several columns if there are more columns.
  ///
  /// `end` counts all values up to the last one. Columns begin at its multiples, so that a new value
  /// changes the last column, and moves the others only when that one is full.
  case last(_ count: Int, end: Int)

  /// Returns a value for each of `columns` columns.
  func columns(_ values: [Double?], count columns: Int) -> [Double?] {
    guard columns > 0, !values.isEmpty else { return Array(repeating: nil, count: max(0, columns)) }
    switch self {
    case .recent:
      let shown = values.suffix(columns)
      return Array(repeating: nil, count: columns - shown.count) + shown
    case .filling:
      let known = values.suffix(columns).drop { $0 == nil }
      guard !known.isEmpty else { return Array(repeating: nil, count: columns) }
      let each = columns / known.count
      return Array(repeating: nil, count: columns - each * known.count)
        + known.flatMap { Array(repeating: $0, count: each) }
    case .last(let count, let end):
      return Self.steps(values, of: Double(max(1, count)) / Double(columns), end, columns)
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

  /// Returns the greatest value of each of the last `columns` steps of so many values.
  private static func steps(
    _ values: [Double?], of step: Double, _ end: Int, _ columns: Int
  ) -> [Double?] {
    var greatest = [Double?](repeating: nil, count: columns)
    guard step >= 1 else {
      let last = (Double(end + 1) / step).rounded(.up) - 1
      for column in 0..<columns {
        let age = end - Int(((last - Double(columns - 1 - column)) * step).rounded(.down))
        guard values.indices.contains(values.count - 1 - age) else { continue }
        greatest[column] = values[values.count - 1 - age]
      }
      return greatest
    }
    let last = (Double(end) / step).rounded(.down)
    for (age, value) in values.reversed().enumerated() {
      let column = columns - 1 - Int(last - (Double(end - age) / step).rounded(.down))
      guard column >= 0 else { break }
      guard let value, value.isFinite else { continue }
      greatest[column] = max(greatest[column] ?? value, value)
    }
    return greatest
  }
}
