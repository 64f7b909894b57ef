import TestViews
import Testing
import WidgetCharts
import WidgetLayout

@MainActor
@Suite("Stacked bar charts")
struct StackedBarChartTests {
  @Test func partsStandOnEachOther() throws {
    try expect(
      20, 6,
      "▂▂▂▂▂  █████",
      "▅▅▅▅▅  ▅▅▅▅▅",
      "▁▁▁▁▁  ▇▇▇▇▇",
      "█████  █████  ▃▃▃▃▃",
      "█████  █████  ▆▆▆▆▆",
      " Mon    Tue    Wed"
    ) {
      StackedBarChart([[3, 2, 1], [4, 1, 2], [1, 1, nil]], labels: ["Mon", "Tue", "Wed"])
    }
  }

  @Test func aRangeIsKept() throws {
    try expect(
      6, 4,
      "",
      "",
      "██ ██",
      "██ ██"
    ) {
      StackedBarChart([[1, 1], [2]], in: 0...4)
    }
  }

  @Test func noBars() throws {
    try expect(
      6, 2,
      "",
      ""
    ) {
      StackedBarChart([])
    }
  }
}
