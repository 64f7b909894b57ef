import FoundationEssentials
import TestViews
import Testing
import WidgetCharts
import WidgetLayout

@MainActor
@Suite("Bins of numbers and dates")
struct NumberBinsTests {
  @Test(arguments: [
    (NumberBins(size: 10.0, range: 3...41), [0.0, 10, 20, 30, 40, 50]),
    (NumberBins(range: 0.0...1, count: 4), [0, 0.25, 0.5, 0.75, 1]),
    (NumberBins(range: 1.0...97, desiredCount: 5), [0, 20, 40, 60, 80, 100]),
    (NumberBins(data: [1.0, 2, 3, 4]), [0, 2, 4]),
    (NumberBins(data: [7.0]), [7, 8]),
    (NumberBins(thresholds: [0.0, 1, 10]), [0, 1, 10]),
  ])
  func ofNumbersHaveRoundBounds(bins: NumberBins<Double>, expected: [Double]) {
    #expect(bins.thresholds == expected)
    #expect(bins.map(\.lowerBound) == Array(expected.dropLast()))
  }

  @Test func ofANumberIsFound() {
    let bins = NumberBins(thresholds: [0.0, 1, 10])
    #expect([-5, 0, 0.5, 1, 9, 10, 50].map { bins.index(for: $0) } == [0, 0, 0, 1, 1, 1, 1])
  }

  @Test func ofDatesBeginWithWholeUnits() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    let start = Date(timeIntervalSince1970: 1_000_000)
    let days = DateBins(
      unit: .day, range: start...start.addingTimeInterval(100_000), calendar: calendar)
    #expect(days.thresholds.map(\.timeIntervalSince1970) == [950_400, 1_036_800, 1_123_200])
    let some = DateBins(
      range: start...start.addingTimeInterval(10 * 86_400), desiredCount: 10, calendar: calendar)
    #expect(some.count == 11)
    #expect(some.index(for: start.addingTimeInterval(86_400)) == 1)
  }

  @Test func barsStandAtTheMiddleOfTheirBins() throws {
    let bins = NumberBins(size: 10.0, range: 0...30)
    try expect(
      24, 5,
      "██████┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈ 3",
      "██████          ▅▅▅▅▅▅",
      "██████  ▃▃▃▃▃▃  ██████",
      "██████┈┈██████┈┈██████ 0",
      "  5       15      25"
    ) {
      Chart(Array(zip(bins, [3, 1, 2])), id: \.0.lowerBound) { bin, count in
        BarMark(x: .value("Size", bin), y: .value("Count", count))
      }
    }
  }
}
