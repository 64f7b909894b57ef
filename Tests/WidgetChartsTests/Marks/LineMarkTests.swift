import TestViews
import Testing
import WidgetCharts
import WidgetLayout

@MainActor
@Suite("Line marks")
struct LineMarkTests {
  @Test func linesAreBraille() throws {
    try expect(
      36, 8,
      "                  ⡀ ⢀⢴",
      "┈┈┈┈┈┈┈┈⢀⡄┈┈┈┈⡠⡄┈⡜⠱⣠⠊⢸┈┈┈┈┈┈┈┈┈┈┈ 80",
      "  ⡀  ⡔⢆⢀⠎⠘⡴⠳⡄⡜ ⠱⠊  ⠁  ⡇    ⡀ ⢀⢴ ⡠",
      " ⡜⠙⢄⠎ ⠘⠉    ⠈         ⢇⡰⡄⢀⡜⠱⣠⠋ ⠳⠁",
      "⠜┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈⠘┈⠱⠃┈┈⠁┈┈┈┈ 40",
      "",
      "┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈ 0",
      "0         10         20"
    ) {
      Chart(0..<30, id: \.self) {
        LineMark(x: .value("Step", $0), y: .value("Load", Wave.value($0)))
      }
    }
  }

  @Test func aSeriesAColour() throws {
    try expect(
      30, 8,
      "⢄⣀                        ⣀⡠",
      "┈⠈⠉⠒⠢⢄⣀┈┈┈┈┈┈┈┈┈┈┈┈┈┈⣀⡠⠔⠒⠉⠁┈ 8",
      "       ⠉⠑⠢⠤⣀⡀  ⢀⣀⠤⠔⠊⠉",
      "┈┈┈┈┈┈┈┈┈┈⣀⡠⠝⠛⠛⠫⢄⣀┈┈┈┈┈┈┈┈┈┈ 4",
      "     ⣀⠤⠔⠚⠉        ⠉⠓⠢⠤⣀",
      "⣀⠤⠒⠊⠉┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈⠉⠑⠒⠤⣀ 0",
      "0     2     4     6     8",
      "■ a  ■ b"
    ) {
      Chart {
        ForEach(["a", "b"], id: \.self) { name in
          ForEach(0..<10, id: \.self) { step in
            LineMark(x: .value("Step", step), y: .value("Load", name == "a" ? step : 9 - step))
              .foregroundStyle(by: .value("Name", name))
          }
        }
      }
    }
  }

  @Test func missingValuesAreGaps() throws {
    try expect(
      30, 6,
      "┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈⠤⠒ 20",
      "                 ⣀⡠⠤⠒⠊⠉",
      "┈┈┈┈┈┈┈┈┈┈┈⣀⡠┈┈⠐⠉┈┈┈┈┈┈┈┈┈┈ 10",
      "     ⢀⣀⠤⠔⠒⠉",
      "⣀⠤⠔⠂┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈ 0",
      "0     5      10     15"
    ) {
      Chart(0..<20, id: \.self) {
        LineMark(x: .value("Step", $0), y: .value("Load", $0 % 7 == 3 ? .nan : Double($0)))
      }
    }
  }

  @Test func monotoneGoes() throws {
    try expect(
      24, 5,
      "                    ⡔⠂",
      "      ⣀⠤⠔⠢⠤⡀      ⡠⠊",
      "   ⠔⠒⠉     ⠈⠢⢄  ⢀⠖⠁",
      "              ⠉⠉⠁",
      ""
    ) {
      Chart(Week.days.prefix(4)) {
        LineMark(x: .value("Day", $0.name), y: .value("Orders", $0.count)).interpolationMethod(
          .monotone)
      }.chartXAxis(.hidden).chartYAxis(.hidden)
    }
  }

  @Test func stepEndGoes() throws {
    try expect(
      24, 5,
      "                     ⡆",
      "         ⡖⠒⠒⠒⠒⠒⡆     ⡇",
      "   ⠤⠤⠤⠤⠤⠤⠇     ⡇     ⡇",
      "               ⠉⠉⠉⠉⠉⠉⠁",
      ""
    ) {
      Chart(Week.days.prefix(4)) {
        LineMark(x: .value("Day", $0.name), y: .value("Orders", $0.count)).interpolationMethod(
          .stepEnd)
      }.chartXAxis(.hidden).chartYAxis(.hidden)
    }
  }

  @Test func stepCenterGoes() throws {
    try expect(
      24, 5,
      "                  ⡖⠒⠒⠂",
      "      ⡖⠒⠒⠒⠒⠒⡆     ⡇",
      "   ⠤⠤⠤⠇     ⡇     ⡇",
      "            ⠉⠉⠉⠉⠉⠉⠁",
      ""
    ) {
      Chart(Week.days.prefix(4)) {
        LineMark(x: .value("Day", $0.name), y: .value("Orders", $0.count)).interpolationMethod(
          .stepCenter)
      }.chartXAxis(.hidden).chartYAxis(.hidden)
    }
  }

  @Test func stepStartGoes() throws {
    try expect(
      24, 5,
      "               ⡖⠒⠒⠒⠒⠒⠂",
      "   ⡖⠒⠒⠒⠒⠒⡆     ⡇",
      "   ⠇     ⡇     ⡇",
      "         ⠉⠉⠉⠉⠉⠉⠁",
      ""
    ) {
      Chart(Week.days.prefix(4)) {
        LineMark(x: .value("Day", $0.name), y: .value("Orders", $0.count)).interpolationMethod(
          .stepStart)
      }.chartXAxis(.hidden).chartYAxis(.hidden)
    }
  }

  @Test func aSymbolAtEachPoint() throws {
    try expect(
      36, 8,
      "┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈ 40",
      "                   ⢀●⢄⣀",
      "                ●⠤⠊⠁   ⠉●⡀",
      "┈┈┈┈┈┈┈┈●┈┈┈┈┈⢀⠔⠁┈┈┈┈┈┈┈┈⠈⠢⡀┈┈┈┈┈ 20",
      "    ●⠤⠒⠉ ⠉⠢⣀ ⡰⠁            ⠈●",
      "            ●",
      "┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈ 0",
      "   Mon Tue Wed Thu Fri Sat Sun"
    ) {
      Chart(Week.days) {
        LineMark(x: .value("Day", $0.name), y: .value("Orders", $0.count)).symbol(.circle)
      }
    }
  }

  @Test func dashes() throws {
    try expect(
      24, 3,
      "                 ⢀⡠ ⠔⠂⠈⠉",
      "       ⢀⣀ ⠤⠄⠐⠒ ⠉⠁",
      "⣀⡀⠠⠔ ⠊⠁"
    ) {
      Chart(0..<2, id: \.self) {
        LineMark(x: .value("x", $0), y: .value("y", $0)).lineStyle(StrokeStyle(dash: [12, 8]))
      }.chartXAxis(.hidden).chartYAxis(.hidden)
    }
  }

  @Test func onePointIsADot() throws {
    try expect(
      12, 3,
      "⠁",
      "",
      ""
    ) {
      Chart(0..<1, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", 5)) }.chartXAxis(
        .hidden
      ).chartYAxis(.hidden)
    }
  }

  @Test func allEqualIsLevel() throws {
    try expect(
      12, 3,
      "⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉",
      "",
      ""
    ) {
      Chart(0..<5, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", 5)) }.chartXAxis(
        .hidden
      ).chartYAxis(.hidden)
    }
  }

  @Test func whatIsOutsideIsCut() throws {
    try expect(
      16, 3,
      "    ⡇      ⢸",
      "    ⡇      ⢸",
      "    ⡇      ⢸"
    ) {
      Chart(0..<3, id: \.self) {
        LineMark(x: .value("x", $0), y: .value("y", $0 == 1 ? 1e300 : -1e300))
      }.chartYScale(domain: 0...1).chartXAxis(.hidden).chartYAxis(.hidden)
    }
  }
}
