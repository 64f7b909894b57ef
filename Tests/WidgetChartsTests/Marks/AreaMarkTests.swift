import TestViews
import Testing
import WidgetCharts
import WidgetLayout

@MainActor
@Suite("Area marks")
struct AreaMarkTests {
  @Test func anAreaIsFilled() throws {
    try expect(
      24, 6,
      "┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈ 40",
      "          ⣀⣤⣶⣷⣶⣤⡀",
      "┈┈┈⣀⡀┈┈┈⢀⣾⣿⣿⣿⣿⣿⣿⣿⣦⡀┈┈ 20",
      " ⣶⣿⣿⣿⣷⣤⣴⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⡇",
      "┈⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⡇┈ 0",
      "Mon  Wed   Fri   Sun"
    ) {
      Chart(Week.days) { AreaMark(x: .value("Day", $0.name), y: .value("Orders", $0.count)) }
    }
  }

  @Test func underALineItIsABody() throws {
    try expect(
      36, 8,
      "┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈ 40",
      "                   ⢀⣤⣄⣀",
      "                ⣀⣴⣾⣿⣿⣿⣿⣿⣷⡄",
      "┈┈┈┈┈┈┈┈⣀┈┈┈┈┈⢀⣴⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣦⡀┈┈┈┈┈ 20",
      "    ⢀⣤⣶⣿⣿⣿⣦⣀ ⣰⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣦",
      "    ⢸⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿",
      "┈┈┈┈⢸⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿┈┈┈┈ 0",
      "   Mon Tue Wed Thu Fri Sat Sun"
    ) {
      Chart(Week.days) { day in
        AreaMark(x: .value("Day", day.name), y: .value("Orders", day.count))
        LineMark(x: .value("Day", day.name), y: .value("Orders", day.count))
      }
    }
  }

  @Test func areasAreStackedADotApart() throws {
    try expect(
      30, 9,
      "┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈⣀⣀⡀┈┈┈┈┈┈┈┈┈ 30",
      "       ⣀⣀⣤⣤⣶⣶⣿⣿⡿⠿⢿⣷⣦⣄⣀",
      "┈┈⢠⣴⣶⣿⣿⣿⣿⣿⣿⣿⡿⣛⣵⣾⣿⣷⣝⡻⣿⣿⣿⣶┈┈┈ 20",
      "  ⢘⣛⠿⠿⠿⠿⠿⠿⣛⣵⣾⣿⡿⠿⣛⠿⣿⣿⣮⣛⢿⣿",
      "┈┈⢸⣿⣿⣿⣿⣿⡿⠿⣛⣫⣭⣶⣾⣿⣿⣿⣶⣮⣝⣛⠷⣭┈┈┈ 10",
      "  ⠸⢟⣛⣫⣭⣶⣾⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣶",
      "┈┈⢸⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿┈┈┈ 0",
      " Mon    Tue    Wed    Thu",
      "■ Online  ■ Store  ■ Phone"
    ) {
      Chart(Sale.all) {
        AreaMark(x: .value("Day", $0.day), y: .value("Orders", $0.count)).foregroundStyle(
          by: .value("Shop", $0.shop))
      }
    }
  }

  @Test func aBandLiesBetweenTwoValues() throws {
    try expect(
      24, 5,
      "┈┈┈┈⣀⣠⣤⣶⣿⣶⣄┈┈┈┈┈┈⣀⣠⣴⣶⣿ 6",
      "⣤⣴⣾⣿⣿⣿⣿⣿⣿⣿⣿⣿⣦⣤⣴⣾⣿⣿⣿⣿⣿⣿",
      "⣿⣿⣿⣿⣿⣿⣿⡿⠿⢿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⡿⠿",
      "⣿⣿⠿⠟⠛⠉    ⠉⠻⣿⣿⣿⠿⠟⠋⠉",
      "⠁┈┈┈┈┈┈┈┈┈┈┈┈⠁┈┈┈┈┈┈┈┈ 0"
    ) {
      Chart(0..<6, id: \.self) {
        AreaMark(
          x: .value("x", $0), yStart: .value("low", $0 % 3 + 1), yEnd: .value("high", $0 % 3 + 4))
      }.chartXAxis(.hidden)
    }
  }
}
