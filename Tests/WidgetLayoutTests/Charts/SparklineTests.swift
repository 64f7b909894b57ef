import TestViews
import Testing
import WidgetLayout

@MainActor
@Suite("Sparklines")
struct SparklineTests {
  @Test func eightStepsInARow() throws {
    try expect(9, 1, "▁▁▂▃▄▅▆▇█") { Sparkline([0, 1, 2, 3, 4, 5, 6, 7, 8]) }
  }

  @Test func severalRowsAreOneColumn() throws {
    try expect(4, 2, "  ▄█", "▄███") { Sparkline([2, 4, 6, 8].map { Double($0) / 2 }) }
    // 1 of 4 is four steps of sixteen, 3 of 4 is twelve.
  }

  @Test func missingValuesAndNonsenseAreBlankAndZeroIsNot() throws {
    let values: [Double?] = [1, nil, .nan, .infinity, 0, 1]
    try expect(6, 1, "█   ▁█") { Sparkline(values) }
    try expect(3, 2, "█ █", "█ █") { Sparkline([1, nil, 1]) }
  }

  @Test func aFixedRangeIsKeptAndValuesOutsideOfItAreCut() throws {
    try expect(4, 1, "▄█▁█") { Sparkline([0.5, 1, -3, 7], in: 0...1) }
  }

  @Test func negativeValuesLowerTheGround() throws {
    try expect(3, 1, "▁▄█") { Sparkline([-1, 0, 1]) }
  }

  @Test func theRecentOnesStandAtTheRight() throws {
    try expect(5, 1, "   ▄█") { Sparkline([1, 2], fit: .recent) }
    try expect(2, 1, "▄█") { Sparkline([9, 9, 1, 2], in: 0...2, fit: .recent) }
  }

  @Test func theWholeIsSpreadAndPeaksAreKept() throws {
    try expect(5, 1, "▄▄▄██") { Sparkline([1, 2]) }
    try expect(2, 1, "█▄") { Sparkline([1, 8, 1, 1, 4, 2]) }
  }

  @Test func nothingIsDrawnAsNothing() throws {
    try expect(3, 1, "▁▁▁") { Sparkline([]) }
    try expect(3, 1, "▁▁▁") { Sparkline([0, 0, 0]) }
  }
}
