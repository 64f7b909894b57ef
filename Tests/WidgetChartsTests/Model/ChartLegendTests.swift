import TestViews
import Testing
import WidgetCharts
import WidgetLayout

@MainActor
@Suite("Legends of charts")
struct ChartLegendTests {
  @Test func below() throws {
    try expect(
      30, 6,
      "        ▁▁▁▁▁▁  ▅▅▅▅▅▅",
      "▄▄▄▄▄▄  ██████  ▇▇▇▇▇▇  ▅▅▅▅▅▅",
      "▆▆▆▆▆▆  ▁▁▁▁▁▁  ▆▆▆▆▆▆  ▃▃▃▃▃▃",
      "▃▃▃▃▃▃  ██████  ██████  ▇▇▇▇▇▇",
      " Mon     Tue     Wed     Thu",
      "■ Online  ■ Store  ■ Phone"
    ) {
      Chart(Sale.all) {
        BarMark(x: .value("Day", $0.day), y: .value("Orders", $0.count)).foregroundStyle(
          by: .value("Shop", $0.shop))
      }.chartYAxis(.hidden)
    }
  }

  @Test func above() throws {
    try expect(
      30, 6,
      "■ Online  ■ Store  ■ Phone",
      "        ▁▁▁▁▁▁  ▅▅▅▅▅▅",
      "▄▄▄▄▄▄  ██████  ▇▇▇▇▇▇  ▅▅▅▅▅▅",
      "▆▆▆▆▆▆  ▁▁▁▁▁▁  ▆▆▆▆▆▆  ▃▃▃▃▃▃",
      "▃▃▃▃▃▃  ██████  ██████  ▇▇▇▇▇▇",
      " Mon     Tue     Wed     Thu"
    ) {
      Chart(Sale.all) {
        BarMark(x: .value("Day", $0.day), y: .value("Orders", $0.count)).foregroundStyle(
          by: .value("Shop", $0.shop))
      }.chartYAxis(.hidden).chartLegend(position: .top)
    }
  }

  @Test func beside() throws {
    try expect(
      34, 6,
      "             ▄▄▄▄         ■ Online",
      " ▁▁▁▁  ▇▇▇▇  ▅▅▅▅  ▃▃▃▃   ■ Store",
      " ▁▁▁▁  ████  ▁▁▁▁  ████   ■ Phone",
      " ████  ▃▃▃▃  ████  ▁▁▁▁",
      " ▄▄▄▄  ████  ████  ████",
      " Mon   Tue   Wed   Thu"
    ) {
      Chart(Sale.all) {
        BarMark(x: .value("Day", $0.day), y: .value("Orders", $0.count)).foregroundStyle(
          by: .value("Shop", $0.shop))
      }.chartYAxis(.hidden).chartLegend(position: .trailing)
    }
  }

  @Test func hidden() throws {
    try expect(
      30, 6,
      "                ▄▄▄▄▄▄",
      "▁▁▁▁▁▁  ▇▇▇▇▇▇  ▅▅▅▅▅▅  ▃▃▃▃▃▃",
      "▁▁▁▁▁▁  ██████  ▁▁▁▁▁▁  ██████",
      "██████  ▃▃▃▃▃▃  ██████  ▁▁▁▁▁▁",
      "▄▄▄▄▄▄  ██████  ██████  ██████",
      " Mon     Tue     Wed     Thu"
    ) {
      Chart(Sale.all) {
        BarMark(x: .value("Day", $0.day), y: .value("Orders", $0.count)).foregroundStyle(
          by: .value("Shop", $0.shop))
      }.chartYAxis(.hidden).chartLegend(.hidden)
    }
  }

  @Test func aViewOfOnesOwn() throws {
    try expect(
      30, 6,
      "        ▁▁▁▁▁▁  ▅▅▅▅▅▅",
      "▄▄▄▄▄▄  ██████  ▇▇▇▇▇▇  ▅▅▅▅▅▅",
      "▆▆▆▆▆▆  ▁▁▁▁▁▁  ▆▆▆▆▆▆  ▃▃▃▃▃▃",
      "▃▃▃▃▃▃  ██████  ██████  ▇▇▇▇▇▇",
      " Mon     Tue     Wed     Thu",
      "by shop"
    ) {
      Chart(Sale.all) {
        BarMark(x: .value("Day", $0.day), y: .value("Orders", $0.count)).foregroundStyle(
          by: .value("Shop", $0.shop))
      }.chartYAxis(.hidden).chartLegend(position: .bottom) { Text("by shop") }
    }
  }

  @Test func itGivesWayBeforeThePlot() throws {
    try expect(
      30, 5,
      "        ▁▁▁▁▁▁  ▅▅▅▅▅▅",
      "▄▄▄▄▄▄  ██████  ▇▇▇▇▇▇  ▅▅▅▅▅▅",
      "▆▆▆▆▆▆  ▁▁▁▁▁▁  ▆▆▆▆▆▆  ▃▃▃▃▃▃",
      "▃▃▃▃▃▃  ██████  ██████  ▇▇▇▇▇▇",
      " Mon     Tue     Wed     Thu"
    ) {
      Chart(Sale.all) {
        BarMark(x: .value("Day", $0.day), y: .value("Orders", $0.count)).foregroundStyle(
          by: .value("Shop", $0.shop))
      }.chartYAxis(.hidden)
    }
  }
}
