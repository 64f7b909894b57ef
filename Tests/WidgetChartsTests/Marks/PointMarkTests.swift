import TestViews
import Testing
import WidgetCharts
import WidgetLayout

@MainActor
@Suite("Points, rules and rectangles")
struct PointMarkTests {
  @Test func aPointIsFourDots() throws {
    try expect(
      24, 6,
      "┈⢀⡀┈┈┈┈┈┈┈⢠⡄┈┈┈┈┈┈┈┈ 100",
      " ⠈⠁ ⢠⡄         ⣀",
      "         ⣤     ⠉  ⠶",
      "   ⠶  ⣀     ⠛",
      "⣤┈┈┈┈┈⠉⠰⠆┈┈┈┈┈┈┈⠘⠃┈┈ 0",
      "0  20  40  60  80 100"
    ) {
      Chart(0..<12, id: \.self) {
        PointMark(x: .value("x", ($0 * 31) % 100), y: .value("y", ($0 * 17) % 90))
      }
    }
  }

  @Test func aSmallPointIsOneDot() throws {
    try expect(
      16, 3,
      "           ⢀ ⠈",
      "        ⡀⠠",
      "⡀ ⡀ ⠄ ⠂"
    ) {
      Chart(0..<8, id: \.self) {
        PointMark(x: .value("x", $0), y: .value("y", $0 * $0)).symbolSize(4)
      }.chartXAxis(.hidden).chartYAxis(.hidden)
    }
  }

  @Test func seriesBySymbol() throws {
    try expect(
      24, 5,
      "┈┈┈┈┈┈┈┈●┈┈┈┈┈┈┈┈┈┈┈┈■ 2",
      "",
      "┈┈┈┈■┈┈┈┈┈┈┈┈┈┈┈┈●┈┈┈┈ 1",
      "",
      "●┈┈┈┈┈┈┈┈┈┈┈┈■┈┈┈┈┈┈┈┈ 0"
    ) {
      Chart(0..<6, id: \.self) {
        PointMark(x: .value("x", $0), y: .value("y", $0 % 3)).symbol(
          by: .value("kind", $0 % 2 == 0 ? "a" : "b"))
      }.chartXAxis(.hidden)
    }
  }

  @Test func aRuleCrossesThePlot() throws {
    try expect(
      30, 7,
      "┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈ 40",
      "                ▅▅▅",
      "            ▅▅▅ ███ ███",
      "─────────────────────────── 20",
      "▆▆▆ ███ ▃▃▃ ███ ███ ███ ███",
      "███┈███┈███┈███┈███┈███┈███ 0",
      "Mon Tue Wed Thu Fri Sat Sun"
    ) {
      Chart {
        ForEach(Week.days) { day in
          BarMark(x: .value("Day", day.name), y: .value("Orders", day.count))
        }
        RuleMark(y: .value("Goal", 20)).foregroundStyle(.red)
      }
    }
  }

  @Test func aDashedRuleWithItsName() throws {
    try expect(
      30, 6,
      "limit╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌ 60",
      "                         ⢀⣀",
      "                ⢀⣀⣀⠤⠤⠔⠒⠋⠉⠁",
      "        ⣀⣀⡤⠤⠔⠒⠊⠉⠉",
      "⣀⡠⠤⠴⠒⠊⠉⠉┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈ 0",
      "0     5      10     15"
    ) {
      Chart {
        RuleMark(y: .value("Limit", 60)).lineStyle(StrokeStyle(dash: [4, 4])).annotation(
          position: .top, alignment: .leading
        ) { Text("limit") }
        ForEach(0..<20, id: \.self) { step in
          LineMark(x: .value("x", step), y: .value("y", step * 2))
        }
      }
    }
  }

  @Test func anUprightRule() throws {
    try expect(
      20, 4,
      "        │          ⠛",
      "⣀       │",
      "⠉       │",
      "0  2   4   6   8  10"
    ) {
      Chart {
        RuleMark(x: .value("x", 4))
        PointMark(x: .value("x", 0), y: .value("y", 1))
        PointMark(x: .value("x", 10), y: .value("y", 3))
      }.chartYAxis(.hidden)
    }
  }

  @Test func aFaintBandLiesBehind() throws {
    try expect(
      30, 6,
      "┈┈┈┈┈┈┈░░░░░░┈┈┈┈┈┈┈⣠┈┈⡠⠆┈ 100",
      "      ⣠░░⡠⠒⡄⡠⢆ ⡰⠊⠦⡠⠊ ⠱⠊",
      " ⡰⠉⠣⡰⠉ ⠙⠊░░⠈░⠈⠊",
      "⠉      ░░░░░░",
      "┈┈┈┈┈┈┈░░░░░░┈┈┈┈┈┈┈┈┈┈┈┈┈ 0",
      "0     5     10    15     20"
    ) {
      Chart {
        RectangleMark(xStart: .value("a", 5), xEnd: .value("b", 10)).opacity(0.2)
        ForEach(0..<20, id: \.self) { step in
          LineMark(x: .value("x", step), y: .value("y", Wave.value(step)))
        }
      }
    }
  }

  @Test func numbersAsShades() throws {
    try expect(
      24, 5,
      "Mon ░░░ ▒▒▒ ███ ░░░ ▒▒▒",
      "Tue ███ ░░░ ▓▓▓ ███ ▒▒▒",
      "Wed ▓▓▓ ███ ▒▒▒ ▓▓▓ ███",
      "Thu ▒▒▒ ▓▓▓ ███ ▒▒▒ ▓▓▓",
      "    0h  1h  2h  3h  4h"
    ) {
      Chart(0..<20, id: \.self) {
        RectangleMark(x: .value("Hour", "\($0 % 5)h"), y: .value("Day", Week.days[$0 / 5].name))
          .foregroundStyle(by: .value("n", ($0 * 13) % 37))
      }
    }
  }
}
