import TestViews
import Testing
import WidgetCharts
import WidgetLayout

@MainActor
@Suite("Titles of axes")
struct ChartAxisTitleTests {
  private var bars: some View {
    Chart(["Mon", "Tue", "Wed"], id: \.self) {
      BarMark(x: .value("Day", $0), y: .value("Orders", 20))
    }
  }

  @Test func standBelowAndAboveThePlot() throws {
    try expect(
      24, 9,
      "                  Orders",
      "┈█████┈┈█████┈┈█████┈ 20",
      " █████  █████  █████",
      " █████  █████  █████",
      "┈█████┈┈█████┈┈█████┈ 10",
      " █████  █████  █████",
      "┈█████┈┈█████┈┈█████┈ 0",
      "  Mon    Tue    Wed",
      "          Day"
    ) {
      bars.chartXAxisLabel("Day").chartYAxisLabel("Orders")
    }
  }

  @Test func haveAPlaceOfTheirOwn() throws {
    try expect(
      24, 9,
      "Orders",
      "┈█████┈┈█████┈┈█████┈ 20",
      " █████  █████  █████",
      " █████  █████  █████",
      "┈█████┈┈█████┈┈█████┈ 10",
      " █████  █████  █████",
      "┈█████┈┈█████┈┈█████┈ 0",
      "  Mon    Tue    Wed",
      "                     Day"
    ) {
      bars.chartXAxisLabel("Day", alignment: .trailing)
        .chartYAxisLabel(position: .topLeading) { Text("Orders").bold() }
    }
  }

  @Test func giveWayToThePlot() throws {
    try expect(
      24, 7,
      "┈█████┈┈█████┈┈█████┈ 20",
      " █████  █████  █████",
      " █████  █████  █████",
      "┈█████┈┈█████┈┈█████┈ 10",
      " █████  █████  █████",
      "┈█████┈┈█████┈┈█████┈ 0",
      "  Mon    Tue    Wed"
    ) {
      bars.chartXAxisLabel("Day").chartYAxisLabel("Orders")
    }
  }
}
