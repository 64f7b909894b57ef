import TestViews
import Testing
import WidgetCharts
import WidgetLayout

@MainActor
@Suite("What charts are made of")
struct ChartResolutionTests {
  @Test func brailleLine() throws {
    try expect(
      30, 5,
      "┈┈┈┈┈┈┈┈┈┈┈⢀┈⢀⢄┈⡰⡄┈┈┈┈┈┈┈┈ 100",
      " ⢀⡄⢀⠴⢤⠒⠙⠔⢣⠔⠉⠢⠃⠈⠉ ⢣⢀ ⢀⢄ ⡰⢄⡠",
      "⠔⠁⠘⠁             ⠘⠁⠣⠃⠈⠊ ⠈",
      "┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈ 0",
      "0       10       20"
    ) {
      Chart(0..<30, id: \.self) {
        LineMark(x: .value("Step", $0), y: .value("Load", Wave.value($0)))
      }.environment(\.chartResolution, .braille)
    }
  }

  @Test func blockLine() throws {
    try expect(
      30, 5,
      "┈┈┈┈┈┈┈┈┈┈┈▗┈▗▄┈▟▖┈┈┈┈┈┈┈┈ 100",
      " ▗▖▗▞▄▞▀▞▙▞▘▚▘ ▀ ▌▗ ▗▄ ▟▖▄",
      "▞▘▝▘             ▝▘▚▘ ▀ ▝",
      "┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈ 0",
      "0       10       20"
    ) {
      Chart(0..<30, id: \.self) {
        LineMark(x: .value("Step", $0), y: .value("Load", Wave.value($0)))
      }.environment(\.chartResolution, .block)
    }
  }

  @Test func asciiLine() throws {
    try expect(
      30, 5,
      "-----------.--.-:.-------- 100",
      "  ..'..'.:' :' ' :.  ..'..",
      ".' '             ' :' ' '",
      "-------------------------- 0",
      "0       10       20"
    ) {
      Chart(0..<30, id: \.self) {
        LineMark(x: .value("Step", $0), y: .value("Load", Wave.value($0)))
      }.environment(\.chartResolution, .ascii)
    }
  }

  @Test func asciiStack() throws {
    try expect(
      24, 6,
      "-----------+++------- 30",
      "      +++  ===",
      " +++  +++  ===  +++",
      " ===  ===  ###  ===",
      "-###--###--###--###-- 0",
      " Mon  Tue  Wed  Thu"
    ) {
      Chart(Sale.all) {
        BarMark(x: .value("Day", $0.day), y: .value("Orders", $0.count)).foregroundStyle(
          by: .value("Shop", $0.shop))
      }.chartLegend(.hidden).environment(\.chartResolution, .ascii)
    }
  }

  @Test func blockDisc() throws {
    try expect(
      16, 6,
      "    ▄▟█▌▐█▙▄",
      "   ▀▜██▌▐████▖",
      "  ██▙▄▝▘▐█████",
      "  █████▌▐█████",
      "  ▝████▌▐████▘",
      "    ▀▜█▌▐█▛▀"
    ) {
      Chart([3, 2, 1], id: \.self) { SectorMark(angle: .value("n", $0)) }.environment(
        \.chartResolution, .block)
    }
  }
}
