/// The heights of values in columns of eighth blocks.
enum BlockLevels {
  /// The steps in a row: `▁▂▃▄▅▆▇█`.
  static let perRow = 8

  /// Returns the steps of a value in `rows` rows, at least one, so that zero differs from a gap.
  /// Returns `nil` for a gap: a value that is missing or not finite.
  static func level(
    of value: Double?, in range: ClosedRange<Double>, rows: Int, steps perRow: Int = perRow
  ) -> Int? {
    guard let value, value.isFinite, rows > 0 else { return nil }
    // Halves are subtracted because the difference of the largest numbers would be infinite.
    let span = range.upperBound / 2 - range.lowerBound / 2
    let part = span > 0 ? (value / 2 - range.lowerBound / 2) / span : (value > 0 ? 1 : 0)
    let steps = (min(max(part, 0), 1) * Double(rows * perRow)).rounded()
    return max(1, Int(steps))
  }

  /// Returns the block that a column of `level` steps shows in `row`, counted from the bottom;
  /// `nil` above it.
  static func block(level: Int, row: Int) -> UInt32? {
    let steps = min(level - row * perRow, perRow)
    return steps > 0 ? 0x2580 + UInt32(steps) : nil
  }

  /// Returns the range of values drawn from zero, as filled columns must be: from zero, or the
  /// least value if that is negative, to the greatest; 0...1 if there is nothing to draw.
  static func range(of values: [Double?]) -> ClosedRange<Double> {
    var low = 0.0
    var high = 0.0
    for case let value? in values where value.isFinite {
      low = min(low, value)
      high = max(high, value)
    }
    return low < high ? low...high : 0...1
  }
}
