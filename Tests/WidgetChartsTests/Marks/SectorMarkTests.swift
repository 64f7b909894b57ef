import TestViews
import Testing
import WidgetCharts
import WidgetLayout

@MainActor
@Suite("Sector marks")
struct SectorMarkTests {
  @Test func aDisc() throws {
    try expect(
      20, 8,
      "     ⣠⣴⣶⣿⣿⣿⣿⣶⣦⣄",
      "   ⣠⣾⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣷⣄",
      "  ⢰⣶⣍⡻⢿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⡆",
      "  ⣿⣿⣿⣿⣷⣮⣙⠿⣿⣿⣿⣿⣿⣿⣿⣿",
      "  ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿",
      "  ⠸⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⠇",
      "   ⠙⢿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⡿⠋",
      "     ⠙⠻⠿⣿⣿⣿⣿⠿⠟⠋"
    ) {
      Chart([3, 2, 1], id: \.self) {
        SectorMark(angle: .value("n", $0)).foregroundStyle(by: .value("n", "\($0)"))
      }.chartLegend(.hidden)
    }
  }

  @Test func aRingWithItsLegend() throws {
    try expect(
      34, 9,
      "        ⢀⣤⣶⣾⣿⣿⣿⣷⣶⡤⢀          ■ Mon",
      "      ⣠⣾⣮⠻⣿⣿⣿⣿⣿⣿⡿⣱⣿⣷⣄        ■ Tue",
      "     ⣰⣿⣿⣿⣷⡝⠛⠉⠉⠉⠛⢴⣿⣿⣿⣿⣆       ■ Wed",
      "    ⢠⣿⣿⣿⣿⠏       ⠹⣿⠿⠿⠿⡀      ■ Thu",
      "    ⢸⣿⣿⣿⣿         ⣶⣿⣿⣿⡇      ■ Fri",
      "    ⠘⠿⢟⣛⣭⣄       ⣰⣶⣮⣭⣝⠃      ■ Sat",
      "     ⠹⣿⣿⣿⣿⣷⣤⣀⣀⡀⣤⣾⣿⣿⣿⣿⠏       ■ Sun",
      "      ⠙⢿⣿⣿⣿⣿⣿⣿⡇⣿⣿⣿⣿⡿⠋",
      "        ⠉⠛⠿⢿⣿⣿⣿⠸⠿⠛⠉"
    ) {
      Chart(Week.days) {
        SectorMark(angle: .value("n", $0.count), innerRadius: .ratio(0.5)).foregroundStyle(
          by: .value("Day", $0.name))
      }.chartLegend(position: .trailing)
    }
  }

  @Test func inFewCells() throws {
    try expect(
      6, 3,
      "⠠⢶⣿⣿⣶⡄",
      "⣿⣶⣭⣿⣿⣿",
      "⠘⠿⣿⣿⠿⠃"
    ) {
      Chart([3, 2, 1], id: \.self) {
        SectorMark(angle: .value("n", $0)).foregroundStyle(by: .value("n", "\($0)"))
      }
    }
  }

  @Test func oneSectorIsTheWhole() throws {
    try expect(
      8, 4,
      "⢀⣴⣾⣿⣿⣷⣦⡀",
      "⣾⣿⣿⣿⣿⣿⣿⣷",
      "⢿⣿⣿⣿⣿⣿⣿⡿",
      "⠈⠻⢿⣿⣿⡿⠟⠁"
    ) {
      Chart([3], id: \.self) { SectorMark(angle: .value("n", $0)) }
    }
  }

  @Test func nothingIsNothing() throws {
    try expect(
      4, 1,
      ""
    ) {
      Chart([0, -3, .nan], id: \.self) { SectorMark(angle: .value("n", $0)) }
    }
  }
}
