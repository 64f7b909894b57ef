import TestViews
import Testing
import WidgetCharts
import WidgetLayout

@MainActor
@Suite("Bar marks")
struct BarMarkTests {
  @Test func barsStandApartOverTheirNames() throws {
    try expect(
      40, 9,
      "┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈ 40",
      "                      ▂▂▂",
      "                      ███  ▃▃▃",
      "                 ▆▆▆  ███  ███",
      "┈┈┈┈┈┈┈▅▅▅┈┈┈┈┈┈┈███┈┈███┈┈███┈┈┈┈┈┈┈ 20",
      "  ▃▃▃  ███       ███  ███  ███  ▆▆▆",
      "  ███  ███  ▆▆▆  ███  ███  ███  ███",
      "┈┈███┈┈███┈┈███┈┈███┈┈███┈┈███┈┈███┈┈ 0",
      "  Mon  Tue  Wed  Thu  Fri  Sat  Sun"
    ) {
      Chart(Week.days) { BarMark(x: .value("Day", $0.name), y: .value("Orders", $0.count)) }
    }
  }

  @Test func aLyingBarHasItsPlaceDownwards() throws {
    try expect(
      36, 8,
      "Mon █████████▋      ┊      ┊       ┊",
      "Tue ██████████████▍ ┊      ┊       ┊",
      "Wed ███████▎┊       ┊      ┊       ┊",
      "Thu ███████████████████▎   ┊       ┊",
      "Fri ████████████████████████▊      ┊",
      "Sat █████████████████████▋ ┊       ┊",
      "Sun ███████████▎    ┊      ┊       ┊",
      "    0      10      20      30     40"
    ) {
      Chart(Week.days) { BarMark(x: .value("Orders", $0.count), y: .value("Day", $0.name)) }
    }
  }

  @Test func marksOfOnePlaceAreStacked() throws {
    try expect(
      32, 9,
      "┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈▂▂▂▂▂┈┈┈┈┈┈┈┈┈ 30",
      "        ▃▃▃▃▃  ▁▁▁▁▁",
      "┈▃▃▃▃▃┈┈█████┈┈█████┈┈▅▅▅▅▅┈┈ 20",
      " █████  █████  █████  █████",
      "┈█████┈┈▆▆▆▆▆┈┈█████┈┈▃▃▃▃▃┈┈ 10",
      " █████  ▇▇▇▇▇  █████  ▅▅▅▅▅",
      "┈▆▆▆▆▆┈┈█████┈┈█████┈┈█████┈┈ 0",
      "  Mon    Tue    Wed    Thu",
      "■ Online  ■ Store  ■ Phone"
    ) {
      Chart(Sale.all) {
        BarMark(x: .value("Day", $0.day), y: .value("Orders", $0.count)).foregroundStyle(
          by: .value("Shop", $0.shop))
      }
    }
  }

  @Test func barsStandSideBySideByPosition() throws {
    try expect(
      32, 9,
      "┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈▁┈┈┈┈┈┈┈┈┈┈┈┈┈ 15",
      "           ▁▁  █",
      "┈┈▅▅┈┈┈┈┈┈┈██┈┈█▂▂┈┈┈┈┈┈┈▅▅┈┈ 10",
      "  ██    ▆  ██  ███    ▂  ██",
      "┈┈██▆▆┈┈█┈┈██┈┈███▃▃┈┈█┈┈██┈┈ 5",
      " ▃████  █▇▇██  █████  █▃▃██",
      "┈█████┈┈█████┈┈█████┈┈█████┈┈ 0",
      "  Mon    Tue    Wed    Thu",
      "■ Online  ■ Store  ■ Phone"
    ) {
      Chart(Sale.all) {
        BarMark(x: .value("Day", $0.day), y: .value("Orders", $0.count)).foregroundStyle(
          by: .value("Shop", $0.shop)
        ).position(by: .value("Shop", $0.shop))
      }
    }
  }

  @Test func negativeOnesHangFromZero() throws {
    try expect(
      30, 8,
      "                 ▂▂",
      "┈┈┈┈┈┈┈┈┈┈┈▁▁┈┈┈┈██┈┈┈┈┈┈┈┈ 5",
      "     ▁▁    ██    ██",
      "┈┈┈┈┈██┈┈┈┈██┈┈┈┈██┈▄▄┈┈┈┈┈ 0",
      "  ██    ██    ▀▀       ██",
      "  ██    ▀▀             ██",
      "┈┈▀▀┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈▔▔┈┈ −5",
      "  0  1  2  3  4  5  6  7"
    ) {
      Chart(0..<8, id: \.self) {
        BarMark(x: .value("Step", $0), y: .value("Change", Double(($0 * 7) % 12) - 5))
      }
    }
  }

  @Test func negativeOnesLieLeftOfZero() throws {
    try expect(
      30, 5,
      "s0  ┊ ▐██████████      ┊     ┊",
      "s1  ┊     ┊  ████      ┊     ┊",
      "s2  ┊     ┊     ┊██▋   ┊     ┊",
      "s3  ┊     ┊     ┊█████████▏  ┊",
      "  −10    −5     0      5    10"
    ) {
      Chart(0..<4, id: \.self) {
        BarMark(x: .value("Change", Double($0 * 5) - 8), y: .value("Step", "s\($0)"))
      }
    }
  }

  @Test func partsOfTheWhole() throws {
    try expect(
      24, 6,
      "████┈┈████┈┈▁▁▁▁┈┈████ 1",
      "▃▃▃▃  ████  ████  ████",
      "████  ▅▅▅▅  ▃▃▃▃  ▄▄▄▄",
      "████  ▆▆▆▆  ████  ▆▆▆▆",
      "▆▆▆▆┈┈████┈┈████┈┈████ 0",
      "Mon   Tue   Wed   Thu"
    ) {
      Chart(Sale.all) {
        BarMark(x: .value("Day", $0.day), y: .value("Orders", $0.count), stacking: .normalized)
          .foregroundStyle(by: .value("Shop", $0.shop))
      }.chartLegend(.hidden)
    }
  }

  @Test func moreBarsThanColumnsKeepTheirPeaks() throws {
    try expect(
      10, 3,
      "     ▆",
      "     █",
      "▇▇▇▇▇█▇▇▇▇"
    ) {
      Chart(0..<100, id: \.self) {
        BarMark(x: .value("Step", $0), y: .value("Peak", $0 == 55 ? 9 : 3))
      }.chartXAxis(.hidden)
    }
  }

  @Test func aSpanFromOneValueToAnother() throws {
    try expect(
      36, 5,
      "build ┊   ██████████████ ┊         ┊",
      "      ┊         ┊        ┊         ┊",
      "test  ┊         ┊     █████████████┊",
      "      ┊         ┊        ┊         ┊",
      "      0        5         10       15"
    ) {
      Chart {
        BarMark(xStart: .value("From", 2), xEnd: .value("To", 9), y: .value("Task", "build"))
        BarMark(xStart: .value("From", 8), xEnd: .value("To", 14.5), y: .value("Task", "test"))
      }
    }
  }

  @Test func oneBarOfParts() throws {
    try expect(
      30, 3,
      "████▌██████████████▌████████▌┊",
      "████▌██████████████▌████████▌┊",
      "0      5      10     15     20"
    ) {
      Chart(Sale.all.prefix(3)) {
        BarMark(x: .value("Orders", $0.count)).foregroundStyle(by: .value("Shop", $0.shop))
      }
    }
  }

  @Test func aWidthThatWasAskedForIsKept() throws {
    try expect(
      20, 4,
      "         ▆",
      "  ▆      █      ▃",
      "  █      █      █",
      " Mon    Tue    Wed"
    ) {
      Chart(Week.days.prefix(3)) {
        BarMark(x: .value("Day", $0.name), y: .value("Orders", $0.count), width: .fixed(8))
      }.chartYAxis(.hidden)
    }
  }

  @Test func anAnnotationStandsAbove() throws {
    try expect(
      28, 6,
      "                       24",
      "         18           ▇▇▇▇▇",
      "  12    ▇▇▇▇▇    9    █████",
      " ▇▇▇▇▇  █████  ▄▄▄▄▄  █████",
      " █████  █████  █████  █████",
      "  Mon    Tue    Wed    Thu"
    ) {
      Chart(Week.days.prefix(4)) { day in
        BarMark(x: .value("Day", day.name), y: .value("Orders", day.count)).annotation {
          Text("\(Int(day.count))")
        }
      }.chartYAxis(.hidden)
    }
  }

  @Test func zeroIsSeenAndNothingIsNot() throws {
    try expect(
      12, 3,
      "         █",
      " ▄       █",
      " █ ▁     █"
    ) {
      Chart([1, 0, .nan, .infinity, 2], id: \.self) {
        BarMark(x: .value("Value", "\($0)"), y: .value("Value", $0))
      }.chartXAxis(.hidden)
    }
  }
}
