/// Columns of eighth blocks: how high a value stands in some rows.
enum BlockLevels {
  /// Steps in a row: `▁▂▃▄▅▆▇█`.
  static let perRow = 8

  /// The steps of a value in `rows` rows. What is there is seen: the least value still has one
  /// step, so that zero differs from a gap. Nil for a gap: missing, not a number, infinite.
  static func level(of value: Double?, in range: ClosedRange<Double>, rows: Int) -> Int? {
    guard let value, value.isFinite, rows > 0 else { return nil }
    // By halves, since the greatest numbers are further apart than any number says.
    let span = range.upperBound / 2 - range.lowerBound / 2
    let part = span > 0 ? (value / 2 - range.lowerBound / 2) / span : (value > 0 ? 1 : 0)
    let steps = (min(max(part, 0), 1) * Double(rows * perRow)).rounded()
    return max(1, Int(steps))
  }

  /// The block that a column of `level` steps shows in `row`, counted from the bottom; nil above.
  static func block(level: Int, row: Int) -> UInt32? {
    let steps = min(level - row * perRow, perRow)
    return steps > 0 ? 0x2580 + UInt32(steps) : nil
  }

  /// The range of values drawn from zero, as filled columns must be to be honest: from zero (or
  /// the least value, if that is below) to the greatest. 0...1 where there is nothing to see.
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
