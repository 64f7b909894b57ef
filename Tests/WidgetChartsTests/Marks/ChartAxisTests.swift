import TestViews
import Testing
import WidgetCharts
import WidgetLayout

@MainActor
@Suite("Axes of charts")
struct ChartAxisTests {
  @Test func daysHaveTheirNames() throws {
    try expect(
      40, 6,
      "┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈▃▃▃┈┈┈┈┈┈┈ 15",
      "       ███  ▃▃▃            ███  ▅▅▅",
      "       ███  ███  ▅▅▅       ███  ███",
      "  ▅▅▅  ███  ███  ███  ███  ███  ███",
      "┈┈███┈┈███┈┈███┈┈███┈┈███┈┈███┈┈███┈┈ 0",
      "  Mon  Tue  Wed  Thu  Fri  Sat  Sun"
    ) {
      Chart(0..<7, id: \.self) {
        BarMark(x: .value("Day", Moment.day($0), unit: .day), y: .value("n", 5 + ($0 * 7) % 9))
      }.environment(\.chartTimeZone, Moment.zone)
    }
  }

  @Test func twoWeeksHaveDates() throws {
    try expect(
      40, 6,
      "┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈▃┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈ 15",
      "       █ ▃     █ ▅       █ ▃",
      "       █ █ ▅   █ █ █ ▃   █ █ ▅",
      "     ▅ █ █ █ █ █ █ █ █ ▅ █ █ █ █",
      "┈┈┈┈┈█┈█┈█┈█┈█┈█┈█┈█┈█┈█┈█┈█┈█┈█┈┈┈┈┈ 0",
      "   Jun 1         Jun 8"
    ) {
      Chart(0..<14, id: \.self) {
        BarMark(x: .value("Day", Moment.day($0), unit: .day), y: .value("n", 5 + ($0 * 7) % 9))
      }.environment(\.chartTimeZone, Moment.zone)
    }
  }

  @Test func monthsHaveTheirNames() throws {
    try expect(
      40, 6,
      "┈┈┈┈┈┈┈┈┈┈┈┈┈▁┈┈┈▂┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈ 4,000",
      "         █   █   █",
      "┈┈┈┈┈┈┈▃┈▁┈┈┈█┈┈┈▂┈┈┈┈┈┈┈▃┈▁┈┈┈┈┈┈ 2,000",
      "     ▄ █ █   ▅   █ ▆   ▄ █ █",
      "┈┈┈┈┈█┈█┈█┈┈┈█┈┈┈█┈█┈┈┈█┈█┈█┈┈┈┈┈┈ 0",
      "      Jul Sep Nov Jan Mar May"
    ) {
      Chart(0..<12, id: \.self) {
        BarMark(
          x: .value("Month", Moment.day($0 * 30 + $0 / 2), unit: .month),
          y: .value("n", 1200 + ($0 * 700) % 900))
      }.environment(\.chartTimeZone, Moment.zone)
    }
  }

  @Test func hoursAreClocks() throws {
    try expect(
      48, 5,
      "┈┈┈┈┈┈┈┈┈⢀⠤⡆┈┈┈┈┈┈┈┈⢀⠤⡆┈┈┈┈┈┈┈┈┈⡠⢴┈┈┈┈┈┈┈┈┈⡠⠔ 25",
      "      ⣀⠔⠊⠁ ⡇     ⢀⡰⠊⠁ ⡇     ⢀⡠⠒⠉ ⢸      ⣀⠖⠉",
      "   ⣠⠔⠉     ⡇  ⣀⠤⠊⠁    ⢸  ⢀⡤⠊⠁    ⢸  ⢀⡠⠔⠉",
      "⡠⠔⠊┈┈┈┈┈┈┈┈⡧⠔⠊┈┈┈┈┈┈┈┈⢸⠤⠒⠁┈┈┈┈┈┈┈⢸⠤⠒⠁┈┈┈┈┈┈┈┈ 0",
      "00:00    06:00      12:00      18:00"
    ) {
      Chart(0..<96, id: \.self) {
        LineMark(x: .value("Time", Moment.hour(Double($0) / 4)), y: .value("n", $0 % 24))
      }.environment(\.chartTimeZone, Moment.zone)
    }
  }

  @Test func midnightIsADay() throws {
    try expect(
      48, 5,
      "┈┈┈┈┈┈┈┈┈┈┈┈⣀⡤⢶┈┈┈┈┈┈┈┈┈┈┈┈⢀⡤⢶┈┈┈┈┈┈┈┈┈┈┈┈⢀⡤⠖ 25",
      "        ⣀⡤⠒⠊⠁ ⢸        ⣀⡤⠖⠊⠁ ⢸        ⣀⡤⠖⠊⠁",
      "    ⣀⠤⠒⠉⠁     ⠈⡆   ⣀⠤⠒⠉⠁      ⡇   ⣀⡤⠒⠉⠁",
      "⣠⠤⠒⠉┈┈┈┈┈┈┈┈┈┈┈⣧⠤⠒⠉┈┈┈┈┈┈┈┈┈┈┈⣧⠤⠒⠉┈┈┈┈┈┈┈┈┈┈┈ 0",
      "Mon  12:00    Tue   12:00    Wed   12:00"
    ) {
      Chart(0..<72, id: \.self) {
        LineMark(x: .value("Time", Moment.hour(Double($0))), y: .value("n", $0 % 24))
      }.environment(\.chartTimeZone, Moment.zone)
    }
  }

  @Test func secondsAreClocks() throws {
    try expect(
      40, 4,
      "┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈⣀⣀⣀⠤⠤⠤⠔⠒⠒⠒⠉⠉ 1",
      "            ⣀⣀⣀⡠⠤⠤⠤⠒⠒⠒⠊⠉⠉⠉",
      "⣀⣀⠤⠤⠤⠔⠒⠒⠒⠉⠉⠉┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈ 0",
      "00:00:00       00:00:30         00:01:00"
    ) {
      Chart(0..<2, id: \.self) {
        LineMark(x: .value("Time", Moment.hour(Double($0) / 60)), y: .value("n", $0))
      }.environment(\.chartTimeZone, Moment.zone)
    }
  }

  @Test func yearsAreNumbers() throws {
    try expect(
      30, 4,
      "┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈⣀⣀⡠⠤⠤⠒⠒⠊⠉ 1",
      "         ⣀⣀⡠⠤⠤⠒⠒⠊⠉⠉",
      "⣀⡠⠤⠤⠒⠒⠊⠉⠉┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈ 0",
      "  2028  2030 2032  2034 2036"
    ) {
      Chart(0..<2, id: \.self) {
        LineMark(x: .value("Time", Moment.day($0 * 3650)), y: .value("n", $0))
      }.environment(\.chartTimeZone, Moment.zone)
    }
  }

  @Test func numbersAreShort() throws {
    try expect(
      30, 6,
      "┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈ 20M",
      "                   ⢀⣀⠤⠤⠒⠊⠉",
      "┈┈┈┈┈┈┈┈┈┈┈┈┈⣀⡠⠤⠒⠊⠉⠁┈┈┈┈┈┈ 10M",
      "      ⣀⣀⠤⠔⠒⠊⠉",
      "⣀⠤⠤⠒⠊⠉┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈ 0",
      "0     1     2      3     4"
    ) {
      Chart(0..<5, id: \.self) { LineMark(x: .value("x", $0), y: .value("n", $0 * 4_000_000)) }
    }
  }

  @Test func fractionsHaveAsManyDigitsAsItTakes() throws {
    try expect(
      30, 6,
      "┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈⢀⡠⠔⠒⠉ 0.20",
      "               ⣀⡠⠔⠒⠉⠁",
      "┈┈┈┈┈┈┈┈┈┈⣀⡠⠴⠊⠉┈┈┈┈┈┈┈┈┈┈ 0.10",
      "    ⢀⣀⠤⠔⠊⠉",
      "⣀⠤⠔⠊⠁┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈ 0",
      "0     1     2     3     4"
    ) {
      Chart(0..<5, id: \.self) { LineMark(x: .value("x", $0), y: .value("n", Double($0) * 0.05)) }
    }
  }

  @Test func withoutZeroIfAsked() throws {
    try expect(
      30, 5,
      "┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈⣀⣀⠤⠔⠒⠉ 1,004",
      "            ⣀⡠⠤⠒⠊⠉",
      "      ⣀⡠⠤⠒⠊⠉⠁",
      "⣀⠤⠔⠒⠊⠉┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈ 1,000",
      "0    1     2     3     4"
    ) {
      Chart(0..<5, id: \.self) { LineMark(x: .value("x", $0), y: .value("n", 1000 + $0)) }
        .chartYScale(domain: .automatic(includesZero: false))
    }
  }

  @Test func aDomainIsKept() throws {
    try expect(
      30, 5,
      "┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈ 10",
      "",
      "                 ▂▂▂  ▅▅▅",
      "┈┈▁▁▁┈┈▃▃▃┈┈▆▆▆┈┈███┈┈███┈┈ 0",
      "   0    1    2    3    4"
    ) {
      Chart(0..<5, id: \.self) { BarMark(x: .value("x", $0), y: .value("n", $0)) }.chartYScale(
        domain: 0...10)
    }
  }

  @Test func aLogarithm() throws {
    try expect(
      30, 9,
      "",
      "┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈▇▇▇┈┈ 10K",
      "                     ███",
      "                ▆▆▆  ███",
      "┈┈┈┈┈┈┈┈┈┈┈▂▂▂┈┈███┈┈███┈┈ 100",
      "           ███  ███  ███",
      "      ▅▅▅  ███  ███  ███",
      "┈▁▁▁┈┈███┈┈███┈┈███┈┈███┈┈ 1",
      "  1   10   100 1000 20000"
    ) {
      Chart([1, 10, 100, 1000, 20000], id: \.self) {
        BarMark(x: .value("n", "\($0)"), y: .value("n", $0))
      }.chartYScale(type: .log)
    }
  }

  @Test func bothHidden() throws {
    try expect(
      12, 2,
      "     ▂▄▄▃▃",
      "▅▇▇▄▄█████▆▆"
    ) {
      Chart(Week.days) { BarMark(x: .value("Day", $0.name), y: .value("Orders", $0.count)) }
        .chartXAxis(.hidden).chartYAxis(.hidden)
    }
  }

  @Test func marksAsDeclared() throws {
    try expect(
      40, 8,
      "80╴┊┈┈┈┈┈┈┈┈┈⡄┈┊┈┈⢀⠾⡀⢀⠎⠈⣇⠎┈⢹┊┈┈┈┈┈┈┈┈┈┈┊",
      "   ┊     ⣴  ⡞⠸⡀⡜⡄ ⡜ ⢣⡜  ⠈  ⢸┊        ⡄ ┊",
      "60╴┊┈⡰⡀┈⡜┈⡇⡜┈┈⠛┊⢱⡸┈┈⠈┈┈┈┈┈┈⠸⡀┈┈┈┈⣄┈┈⡜⠸⡀⡜",
      "   ┊⢰⠁⢣⡰⠁ ⠘⠁   ┊ ⠁          ⡇⣴  ⡜⠈⡆⡸  ⠟┊",
      "40╴⡰⠁┈⠈⠃┈┈┈┈┈┈┈┊┈┈┈┈┈┈┈┈┈┈┈┈⡷⠁⢇⡸┈┈⠘┈┈┈┈┊",
      "   ⠁           ┊            ┊ ⠘⠁       ┊",
      "20╴┊┈┈┈┈┈┈┈┈┈┈┈┊┈┈┈┈┈┈┈┈┈┈┈┈┊┈┈┈┈┈┈┈┈┈┈┊",
      "  d0          d10          d20       d29"
    ) {
      Chart(0..<30, id: \.self) {
        LineMark(x: .value("Day", $0), y: .value("Load", Wave.value($0)))
      }.chartXAxis {
        AxisMarks(values: [0, 10, 20, 29]) { value in
          AxisGridLine()
          AxisValueLabel { if let day = value.as(Int.self) { Text("d\(day)") } }
        }
      }.chartYAxis {
        AxisMarks(position: .leading, values: .automatic(desiredCount: 3)) {
          AxisGridLine()
          AxisTick()
          AxisValueLabel()
        }
      }.chartYScale(domain: 20...80)
    }
  }

  @Test func aStride() throws {
    try expect(
      30, 5,
      "┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈⣀⣀⠤⠔⠒⠊ 30",
      "              ⣀⣀⠤⠤⠒⠊⠉",
      "       ⣀⡠⠤⠔⠒⠊⠉",
      "⣀⡠⠤⠒⠒⠉⠉┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈ 0",
      "0     7     14    21     28"
    ) {
      Chart(0..<30, id: \.self) { LineMark(x: .value("Day", $0), y: .value("Load", $0)) }.chartXAxis
      { AxisMarks(values: .stride(by: 7)) }
    }
  }

  @Test func aStrideOfDays() throws {
    try expect(
      40, 4,
      "┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈⣀⣀⣀⡠⠤⠤⠤⠒⠒⠒ 15",
      "            ⢀⣀⣀⣀⠤⠤⠤⠤⠒⠒⠒⠊⠉⠉⠉",
      "⣀⣀⠤⠤⠤⠔⠒⠒⠒⠉⠉⠉⠁┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈ 0",
      "Jun 1   Jun 5     Jun 9     Jun 13"
    ) {
      Chart(0..<15, id: \.self) {
        LineMark(x: .value("Day", Moment.day($0)), y: .value("Load", $0))
      }.chartXAxis { AxisMarks(values: .stride(by: .day, count: 4)) { AxisValueLabel() } }
        .environment(\.chartTimeZone, Moment.zone)
    }
  }

  @Test func longNamesGiveWay() throws {
    try expect(
      30, 4,
      "▆▆▆▆▆▆          ▆▆▆▆▆▆",
      "██████  ▂▂▂▂▂▂  ██████",
      "██████  ██████  ██████  ▇▇▇▇▇▇",
      "Grocer…  Rent   Transp…  Fun"
    ) {
      Chart(["Groceries", "Rent", "Transport", "Fun"], id: \.self) {
        BarMark(x: .value("Kind", $0), y: .value("n", $0.count))
      }.chartYAxis(.hidden)
    }
  }

  @Test func categoriesAsDeclared() throws {
    try expect(
      20, 4,
      "       █████",
      "▄▄▄▄▄  █████",
      "█████  █████",
      "  a      b      c"
    ) {
      Chart(["b", "a"], id: \.self) {
        BarMark(x: .value("Kind", $0), y: .value("n", $0 == "a" ? 1 : 2))
      }.chartXScale(domain: ["a", "b", "c"]).chartYAxis(.hidden)
    }
  }

  @Test func above() throws {
    try expect(
      20, 4,
      " Mon    Tue    Wed",
      "       ▆▆▆▆▆",
      "▆▆▆▆▆  █████  ▃▃▃▃▃",
      "█████  █████  █████"
    ) {
      Chart(Week.days.prefix(3)) {
        BarMark(x: .value("Day", $0.name), y: .value("Orders", $0.count))
      }.chartXAxis { AxisMarks(position: .top) }.chartYAxis(.hidden)
    }
  }
}
