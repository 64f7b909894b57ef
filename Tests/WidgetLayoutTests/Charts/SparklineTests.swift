import TestViews
import Testing
import WidgetLayout
import WidgetTesting

@MainActor
@Suite("Sparklines")
struct SparklineTests {
  /// Draws in block elements, whose steps are easy to read.
  private func expectBlocks(
    _ columns: Int, _ rows: Int, _ lines: String..., file: String = #filePath, line: Int = #line,
    view: () -> Sparkline
  ) throws {
    let view = view()
    let drawn = picture(columns: columns, rows: rows) {
      view.environment(\.chartResolution, .block)
    }
    try expectPicture(
      drawn.text, equals: lines.map { $0 + "\n" }.joined(), file: file, line: line)
  }

  // MARK: Braille

  @Test func aCellShowsTwoValuesInFourSteps() throws {
    try expect(5, 1, "⢀⣠⣴⣾⣿") { Sparkline([nil, 1, 1, 2, 2, 3, 3, 4, 4, 4]) }
  }

  @Test func severalRowsAreOneColumn() throws {
    try expect(2, 2, " ⣠", "⣴⣿") { Sparkline([2, 3, 5, 6], in: 0...8) }
  }

  @Test func aMissingValueIsHatchedAfterTheFirstOneAndZeroIsTheLowestStep() throws {
    try expect(5, 1, " ⣿╱⣀⣿") { Sparkline([nil, nil, 1, 1, .nan, nil, 0, 0, 1, 1]) }
    try expect(4, 2, "⣿╱╱⡇", "⣿╱╱⣿") {
      Sparkline([1, 1, nil, nil, nil, nil, 1, 0.5], in: 0...1)
    }
    // Half a cell.
    try expect(2, 1, "⡇⢠") { Sparkline([1, nil, nil, 0.5], in: 0...1) }
  }

  @Test func valuesThatLookTheSameAreALine() throws {
    try expect(3, 3, "", "⠤⠤⠤", "") { Sparkline([5, 5, 5]) }
    // A range gives their height a meaning.
    try expect(3, 2, "⣤⣤⣤", "⣿⣿⣿") { Sparkline([0.9, 0.9, 0.91], in: 0...1.2) }
    try expect(3, 2, "", "  ⠉") { Sparkline([7], fit: .recent) }
    try expect(3, 2, "", "⣀⣀⣀") { Sparkline([0, 0, 0]) }
  }

  @Test func itHangsFromTheTop() throws {
    try expect(2, 2, "⣿⠟", "⠈") {
      Sparkline([4, 5, 3, 2], in: 0...8, baseline: .top)
    }
  }

  @Test func fewRecentValuesTakeACellEach() throws {
    try expect(4, 1, " ⣀⣤⣿") { Sparkline([1, 2, 4], fit: .recent) }
    try expect(2, 1, "⣠⣾") { Sparkline([9, 1, 2, 3, 4], in: 0...4, fit: .recent) }
  }

  /// While there are few, they take all columns that are free for each.
  @Test func aYoungSeriesFillsTheWidth() throws {
    try expect(4, 1, " ⣀⣤⣿") { Sparkline([1, 2, 4], in: 0...4, fit: .recent) }
    try expect(6, 1, "⣀⣀⣤⣤⣿⣿") { Sparkline([1, 2, 4], in: 0...4, fit: .filling) }
    try expect(6, 1, "⣀⣀⣤⣤⣿⣿") { Sparkline([nil, nil, 1, 2, 4], in: 0...4, fit: .filling) }
    try expect(5, 1, " ⣀⣤⣶⣿") { Sparkline([1, 1, 2, 2, 3, 3, 4, 4], in: 0...4, fit: .filling) }
    try expect(4, 1, "⣀⣀⣿⣿") { Sparkline([1, 4], in: 0...4, fit: .filling) }
    try expect(6, 1, "⣀⣀╱╱⣿⣿") { Sparkline([1, nil, 4], in: 0...4, fit: .filling) }
    try expect(2, 1, "⣠⣾") { Sparkline([9, 1, 2, 3, 4], in: 0...4, fit: .filling) }
  }

  /// A new value changes the last column, until that is full.
  @Test func theLastValuesMoveByColumns() throws {
    let values: [Double?] = [4, 4, 4, 4, 1, 1, 1, 1, 3, 3, 3, 3]
    try expect(3, 1, "⣿⣀⣶") { Sparkline(values, in: 0...4, fit: .last(12, end: 11)) }
    try expect(3, 1, "⣇⣰⣾") { Sparkline(values + [4], in: 0...4, fit: .last(12, end: 12)) }
    try expect(3, 1, "⣇⣰⣾") { Sparkline(values + [4, 1], in: 0...4, fit: .last(12, end: 13)) }
    // Two columns for each value.
    try expect(4, 1, "⣿⣀⣤⣿") { Sparkline([4, 1, 2, 4], in: 0...4, fit: .last(4, end: 3)) }
    try expect(4, 1, "  ⣤⣿") { Sparkline([2, 4], in: 0...4, fit: .last(4, end: 7)) }
  }

  /// The edge is bright over a pale body, in the colours of its levels.
  @Test func coloursFollowTheLevel() {
    let ramp = LevelRamp([
      .init(0, .role(.accent)), .init(60, .role(.warn)), .init(90, .role(.bad)),
    ])
    let drawn = picture(columns: 2, rows: 2) {
      Sparkline([100, 100, 20, 20], in: 0...100, ramp: ramp)
    }
    let paints = (0..<2).map { y in
      (0..<2).map { x in drawn.styles[Int(drawn[x, y].style)].foreground }
    }
    #expect(paints[0][0] == .role(.bad))
    #expect(paints[1][0].opacity < 0.5)
    #expect(paints[1][1].opacity == 1 && paints[1][1] != paints[0][0])
  }

  // MARK: Block elements

  @Test func eightStepsInARow() throws {
    try expectBlocks(9, 1, "▁▁▂▃▄▅▆▇█") { Sparkline([0, 1, 2, 3, 4, 5, 6, 7, 8]) }
  }

  @Test func blocksInSeveralRows() throws {
    try expectBlocks(4, 2, "  ▄█", "▄███") { Sparkline([2, 4, 6, 8].map { Double($0) / 2 }) }
    // 1 of 4 is four steps of sixteen, 3 of 4 is twelve.
  }

  @Test func missingValuesAndNonsenseAreHatchedAndZeroIsNot() throws {
    let values: [Double?] = [1, nil, .nan, .infinity, 0, 1]
    try expectBlocks(6, 1, "█╱╱╱▁█") { Sparkline(values) }
  }

  @Test func aFixedRangeIsKeptAndValuesOutsideOfItAreCut() throws {
    try expectBlocks(4, 1, "▄█▁█") { Sparkline([0.5, 1, -3, 7], in: 0...1) }
  }

  @Test func negativeValuesLowerTheGround() throws {
    try expectBlocks(3, 1, "▁▄█") { Sparkline([-1, 0, 1]) }
  }

  @Test func theRecentOnesStandAtTheRight() throws {
    try expectBlocks(5, 1, "   ▄█") { Sparkline([1, 2], fit: .recent) }
    try expectBlocks(2, 1, "▄█") { Sparkline([9, 9, 1, 2], in: 0...2, fit: .recent) }
  }

  @Test func theWholeIsSpreadAndPeaksAreKept() throws {
    try expectBlocks(5, 1, "▄▄▄██") { Sparkline([1, 2]) }
    try expectBlocks(2, 1, "█▄") { Sparkline([1, 8, 1, 1, 4, 2]) }
  }

  @Test func nothingIsDrawnAsNothing() throws {
    try expectBlocks(3, 1, "▁▁▁") { Sparkline([]) }
    try expectBlocks(3, 1, "▁▁▁") { Sparkline([0, 0, 0]) }
    try expect(3, 1, "⣀⣀⣀") { Sparkline([]) }
  }
}
