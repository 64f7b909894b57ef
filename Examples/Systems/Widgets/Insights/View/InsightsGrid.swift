import WidgetLayout

/// The division of a tile among metrics.
struct InsightsGrid: Hashable {
  /// The size of the first metric if it has the whole width; `nil` if it is like the others.
  let primary: Size?
  /// The indices of the metrics in each row.
  let rows: [Range<Int>]
  /// The size of each metric except a primary one.
  let cell: Size
  /// True if there is a blank row between rows.
  let hasGaps: Bool
  /// True if there is a blank row above the first metric.
  let hasTopGap: Bool

  /// The number of rows of a primary metric: its name, its value, two of bars and those below them.
  private static let leastPrimary = 5

  /// The most rows of another metric: its name, its value, its change and six of its series.
  private static let mostOther = 9

  init(count: Int, in size: Size, layout: InsightsLayout, notice: Bool) {
    let hasPrimary = layout.contains(.primary) && size.height >= 12
    let first = hasPrimary ? 1 : 0
    let columns = layout.contains(.columns) && size.width >= 26 ? 2 : 1
    let lines = (count - first + columns - 1) / columns
    let hasHeading = layout.contains(.heading)
    let hasFoot = notice || layout.contains(.stamp) && !hasHeading
    let left = max(1, size.height - (hasHeading ? 1 : 0) - (hasFoot ? 1 : 0))
    // A metric needs rows for its name, value and series.
    let least = lines * 3 + (hasPrimary ? Self.leastPrimary : 0)
    let blanks = max(0, lines - 1 + first)
    hasGaps = left >= least + blanks
    let spare = left - (hasGaps ? blanks : 0)
    // Without a primary metric, which takes what is left, a row that none of the others needs.
    hasTopGap =
      hasPrimary
      ? left > least + blanks : hasHeading && hasGaps && lines > 0 && spare % lines > 0
    let room = spare - (hasTopGap ? 1 : 0)
    let own = hasPrimary ? 3 : lines == 0 ? 0 : min(Self.mostOther, room / lines)
    let forOthers = room - (hasPrimary ? Self.leastPrimary : 0)
    let fitting = own > 0 ? min(lines, max(0, forOthers / own)) : 0
    primary = hasPrimary ? Size(width: size.width, height: room - fitting * own) : nil
    cell = Size(width: (size.width - 2 * (columns - 1)) / columns, height: own)
    rows = (0..<fitting).map { row in
      let start = first + row * columns
      return start..<min(count, start + columns)
    }
  }

  /// Returns true if there is a blank row above a row.
  func hasGap(above row: Range<Int>, _ layout: InsightsLayout) -> Bool {
    row.lowerBound > 0 ? hasGaps : hasTopGap
  }
}
