import WidgetLayout

/// The arrangement of values in a tile.
struct MetricArrangement: Hashable {
  /// True if the first value has a row of its own.
  let hasPrimary: Bool
  let primaryHeight: Int
  let columns: Int
  /// The indices of the values in each row.
  let rows: [Range<Int>]
  /// The size of each value except a primary one.
  let cell: Size
  /// True if blank rows separate the rows.
  let hasGaps: Bool

  init(count: Int, in size: Size) {
    hasPrimary = count >= 3 && size.height >= 14
    primaryHeight = hasPrimary ? size.height / 2 - 1 : 0
    let first = hasPrimary ? 1 : 0
    let height = max(1, size.height - (hasPrimary ? primaryHeight + 1 : 0))
    let rest = count - first
    let most = max(1, (size.width + 2) / 18)
    let lines = (rest + most - 1) / most
    columns = (rest + lines - 1) / lines
    // Two rows hold a name and a value; if they do not fit, each value has one row.
    let fitting = height >= lines * 2 ? lines : min(lines, height)
    let hasGaps = height >= fitting * 3 + fitting - 1
    self.hasGaps = hasGaps
    let own = hasGaps ? (height - fitting + 1) / fitting : height / fitting
    cell = Size(width: (size.width - 2 * (columns - 1)) / columns, height: max(1, own))
    let columns = columns
    rows = (0..<fitting).map { row in
      let start = first + row * columns
      return start..<min(count, start + columns)
    }
  }
}
