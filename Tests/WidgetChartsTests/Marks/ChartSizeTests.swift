import TestViews
import Testing
import WidgetCharts
import WidgetLayout

@MainActor
@Suite("Charts in little room")
struct ChartSizeTests {
  @Test func bars1By1() throws {
    try expect(
      1, 1,
      "▇"
    ) {
      Chart(Sale.all) {
        BarMark(x: .value("Day", $0.day), y: .value("Orders", $0.count)).foregroundStyle(
          by: .value("Shop", $0.shop))
      }
    }
  }

  @Test func bars2By2() throws {
    try expect(
      2, 2,
      "▄▆",
      "▄▇"
    ) {
      Chart(Sale.all) {
        BarMark(x: .value("Day", $0.day), y: .value("Orders", $0.count)).foregroundStyle(
          by: .value("Shop", $0.shop))
      }
    }
  }

  @Test func bars5By3() throws {
    try expect(
      5, 3,
      "▂▄▆▃",
      "▂▄▇▄",
      "Mon"
    ) {
      Chart(Sale.all) {
        BarMark(x: .value("Day", $0.day), y: .value("Orders", $0.count)).foregroundStyle(
          by: .value("Shop", $0.shop))
      }
    }
  }

  @Test func bars8By4() throws {
    try expect(
      8, 4,
      "  ▂ ▆",
      "▇ ▂ ▂ █",
      "▂ ▆ █ ▆",
      "Mon  Thu"
    ) {
      Chart(Sale.all) {
        BarMark(x: .value("Day", $0.day), y: .value("Orders", $0.count)).foregroundStyle(
          by: .value("Shop", $0.shop))
      }
    }
  }

  @Test func bars12By5() throws {
    try expect(
      12, 5,
      "   ▁▁ ▅▅",
      "▄▄ ██ ▇▇ ▅▅",
      "▆▆ ▁▁ ▆▆ ▃▃",
      "▃▃ ██ ██ ▇▇",
      "Mon  Wed"
    ) {
      Chart(Sale.all) {
        BarMark(x: .value("Day", $0.day), y: .value("Orders", $0.count)).foregroundStyle(
          by: .value("Shop", $0.shop))
      }
    }
  }

  @Test func bars16By6() throws {
    try expect(
      16, 6,
      "┈┈┈┈┈┈┈▄▄┈┈┈┈ 30",
      " ▁▁ ▇▇ ▅▅ ▃▃",
      " ▁▁ ██ ▁▁ ██",
      " ██ ▃▃ ██ ▁▁",
      "┈▄▄┈██┈██┈██┈ 0",
      "Mon   Wed"
    ) {
      Chart(Sale.all) {
        BarMark(x: .value("Day", $0.day), y: .value("Orders", $0.count)).foregroundStyle(
          by: .value("Shop", $0.shop))
      }
    }
  }

  @Test func line1By1() throws {
    try expect(
      1, 1,
      "⠾"
    ) {
      Chart(0..<30, id: \.self) {
        LineMark(x: .value("Step", $0), y: .value("Load", Wave.value($0)))
      }
    }
  }

  @Test func line3By1() throws {
    try expect(
      3, 1,
      "⠶⠺⠶"
    ) {
      Chart(0..<30, id: \.self) {
        LineMark(x: .value("Step", $0), y: .value("Load", Wave.value($0)))
      }
    }
  }

  @Test func line8By2() throws {
    try expect(
      8, 2,
      "⢀⣠⣤⣴⠶⣇⣀⣄",
      "⠊⠁   ⠙⠉⠁"
    ) {
      Chart(0..<30, id: \.self) {
        LineMark(x: .value("Step", $0), y: .value("Load", Wave.value($0)))
      }
    }
  }

  @Test func line12By4() throws {
    try expect(
      12, 4,
      "  ⡀⡀⡀⣄⣴⣼",
      "⡴⠷⠑⠙⠙⠉  ⣷⡔⠜⠞",
      "",
      "0  10  20"
    ) {
      Chart(0..<30, id: \.self) {
        LineMark(x: .value("Step", $0), y: .value("Load", Wave.value($0)))
      }
    }
  }

  @Test func noDataIsAnEmptyPlot() throws {
    try expect(
      24, 5,
      "┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈",
      "",
      "┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈",
      "",
      "┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈"
    ) {
      Chart([Day](), id: \.name) {
        BarMark(x: .value("Day", $0.name), y: .value("Orders", $0.count))
      }
    }
  }

  @Test func noDataInADomainHasItsNumbers() throws {
    try expect(
      24, 5,
      "┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈ 100",
      "",
      "",
      "",
      "┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈ 0"
    ) {
      Chart([Day](), id: \.name) {
        BarMark(x: .value("Day", $0.name), y: .value("Orders", $0.count))
      }.chartYScale(domain: 0...100)
    }
  }

  @Test func onlyNonsenseIsAnEmptyPlot() throws {
    try expect(
      24, 5,
      "┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈",
      "",
      "┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈",
      "",
      "┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈"
    ) {
      Chart([Double.nan, .infinity], id: \.self) {
        LineMark(x: .value("x", $0), y: .value("y", $0))
      }
    }
  }

  @Test func aNoteBehindALyingBar() throws {
    try expect(
      30, 4,
      "Mon █████████████▊ 12",
      "Tue ████████████████████▊ 18",
      "Wed ██████████▍ 9",
      ""
    ) {
      Chart(Week.days.prefix(3)) { day in
        BarMark(x: .value("Orders", day.count), y: .value("Day", day.name)).annotation(
          position: .trailing
        ) { Text("\(Int(day.count))") }
      }.chartXAxis(.hidden)
    }
  }

  @Test func oneBar() throws {
    try expect(
      24, 5,
      "┈┈┈┈▇▇▇▇▇▇▇▇▇▇▇▇┈┈┈┈┈ 10",
      "    ████████████",
      "    ████████████",
      "┈┈┈┈████████████┈┈┈┈┈ 0",
      "         Mon"
    ) {
      Chart(Week.days.prefix(1)) {
        BarMark(x: .value("Day", $0.name), y: .value("Orders", $0.count))
      }
    }
  }

  @Test func hugeRanges() throws {
    try expect(
      28, 6,
      "┈┈┈┈┈┈┈┈██████┈┈┈┈┈┈┈┈ 1e300",
      "▁▁▁▁▁▁  ██████",
      "                ██████",
      "                ██████",
      "                ██████",
      " tiny    high    low"
    ) {
      Chart([1e-300, 1e308, -1e308], id: \.self) {
        BarMark(x: .value("x", $0 < 0 ? "low" : $0 > 1 ? "high" : "tiny"), y: .value("y", $0))
      }
    }
  }
}
