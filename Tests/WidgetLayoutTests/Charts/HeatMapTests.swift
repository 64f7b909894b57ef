import TestViews
import Testing
import WidgetLayout

@MainActor
@Suite("Heat maps")
struct HeatMapTests {
  @Test func aValueIsTwoColumns() throws {
    try expect(
      8, 2,
      "░░▒▒▓▓██",
      "    ██░░"
    ) {
      HeatMap(rows: [[1, 2, 3, 4], [nil, .nan, 4, 1]])
    }
  }

  @Test func theyShareTheRoom() throws {
    try expect(
      5, 2,
      "░▒▓██",
      "  █░░"
    ) {
      HeatMap(rows: [[1, 2, 3, 4], [nil, .nan, 4, 1]])
    }
  }

  @Test func theLatestAreKept() throws {
    try expect(
      2, 2,
      "▓█",
      "█░"
    ) {
      HeatMap(rows: [[1, 2, 3, 4], [nil, .nan, 4, 1]])
    }
  }

  @Test func rowsHaveNames() throws {
    try expect(
      14, 2,
      "Mon ░░▒▒▒▓▓███",
      "Tue      ██░░░"
    ) {
      HeatMap(rows: [[1, 2, 3, 4], [nil, .nan, 4, 1]], labels: ["Mon", "Tue"])
    }
  }

  @Test func inARange() throws {
    try expect(
      8, 1,
      "░░▒▒▒▒▓▓"
    ) {
      HeatMap(rows: [[1, 2, 3, 4]], in: 0...8)
    }
  }

  @Test func columnsHaveWordsWhereARowIsLeft() throws {
    let map = HeatMap(
      rows: [[1, 2, 3, 4], [4, 3, 2, 1]], labels: ["Mon", "Tue"],
      columns: ["0:00", "6:00", "12:00", "18:00"])
    try expect(
      16, 3,
      "Mon ░░░▒▒▒▓▓▓███",
      "Tue ███▓▓▓▒▒▒░░░",
      "    0:00  12:00"
    ) { map }
    try expect(
      16, 2,
      "Mon ░░░▒▒▒▓▓▓███",
      "Tue ███▓▓▓▒▒▒░░░"
    ) { map }
  }

  @Test func theRowsFillTheHeight() throws {
    try expect(
      4, 5,
      "░░██",
      "░░██",
      "░░██",
      "██░░",
      "██░░"
    ) {
      HeatMap(rows: [[1, 4], [4, 1]])
    }
  }

  @Test func allEqualIsFull() throws {
    try expect(
      4, 1,
      "████"
    ) {
      HeatMap(rows: [[5, 5]])
    }
  }

  @Test func noValues() throws {
    try expect(
      4, 1,
      ""
    ) {
      HeatMap(rows: [])
    }
  }
}
