import TestViews
import Testing
import WidgetLayout
import WidgetTesting

@MainActor
@Suite("The metric cell in its variants, narrow and wide")
struct MetricCellTests {
  private static let week: [Double?] = [3, 4, 2, 6, 7, 8, 5]
  private static let rise = Comparison(.up, "4 %", meaning: .good)

  @Test func plain() throws {
    try expect(16, 3, "Orders", "1,284      ▲ 4 %", "") {
      MetricCell("Orders", value: "1,284", comparison: Self.rise)
    }
  }

  @Test func theComparisonGoesBelowWhereThereIsNoRoomBeside() throws {
    try expect(9, 3, "Orders", "1,284", "▲ 4 %") {
      MetricCell("Orders", value: "1,284", comparison: Self.rise)
    }
  }

  @Test func withSparkline() throws {
    try expect(16, 4, "Sales", "$18,240    ▲ 4 %", "       ⢠⣤⣤⣶⣶⣿⣿⣀⣀", "⣶⣶⣾⣿⣿⣤⣤⣼⣿⣿⣿⣿⣿⣿⣿⣿") {
      MetricCell(
        "Sales", value: "$18,240", comparison: Self.rise, chart: .sparkline(Self.week))
    }
  }

  @Test func withBarsItIsThePrimaryCell() throws {
    try expect(
      20, 5, "Sales", "$18,240        ▲ 4 %", "         ▂▂ ▅▅ ██", "▁▁ ▄▄    ██ ██ ██ ▇▇",
      "██ ██ ▆▆ ██ ██ ██ ██"
    ) {
      MetricCell("Sales", value: "$18,240", comparison: Self.rise, chart: .bars(Self.week))
    }
  }

  @Test func directionAndMeaningAreApart() throws {
    let picture = picture(columns: 5, rows: 3) {
      MetricCell(value: "12", comparison: Comparison(.up, "", meaning: .bad))
      MetricCell(value: "12", comparison: Comparison(.down, "", meaning: .good))
      MetricCell(value: "12", comparison: Comparison(.same, ""))
    }
    try expectPicture(
      picture.textWithStyles,
      equals: """
        12  ▲
        12  ▼
        12  –
        ---
        aa··b
        aa··c
        aa··d
        ---
        a  text bold
        b  bad
        c  good
        d  dim
        """)
  }
}
