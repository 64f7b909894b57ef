import FoundationEssentials
import TestViews
import Testing
import WidgetCharts
import WidgetLayout
import WidgetTesting

@MainActor
@Suite("Charts of odd values, at every size")
struct ChartOddInputTests {
  nonisolated private static let values: [[Double]] = [
    [], [0], [.leastNonzeroMagnitude], [-.leastNonzeroMagnitude, .leastNonzeroMagnitude],
    [1e15, 1e15 + 1], [5, 5, 5], [-1, -2],
    [.nan], [.infinity, 1, -.infinity], [1e308, -1e308],
    [.leastNonzeroMagnitude, 1],
    (0..<90).map { Double($0 % 17) - 8 }, [.greatestFiniteMagnitude, .leastNormalMagnitude],
  ]

  /// A chart fills its room, draws the values there are, and leaves the cells around it alone.
  @Test(arguments: values) func nothingCrashesAndNothingIsOutside(values: [Double]) {
    for (columns, rows) in [(1, 1), (1, 5), (2, 2), (3, 1), (7, 3), (13, 4), (30, 7)] {
      for resolution in ChartResolution.allCases {
        let picture = picture(columns: columns + 2, rows: rows + 2) {
          Self.chart(of: values).environment(\.chartResolution, resolution)
            .frame(columns: columns, rows: rows).padding(columns: 1, rows: 1)
        }
        #expect(picture.row(0).isEmpty)
        #expect(picture.row(rows + 1).isEmpty)
        let hasInk = (1...rows).contains { !picture.row($0).isEmpty }
        #expect(hasInk || !values.contains(where: \.isFinite))
        for row in 1...rows { #expect(picture[0, row] == .blank) }
      }
    }
  }

  private static func chart(of values: [Double]) -> some View {
    Chart(values.indices, id: \.self) { index in
      BarMark(x: .value("x", index), y: .value("y", values[index]))
      AreaMark(x: .value("x", index), y: .value("y", values[index]))
      LineMark(x: .value("x", index), y: .value("y", values[index]))
        .interpolationMethod(.catmullRom)
      PointMark(x: .value("x", index), y: .value("y", values[index])).symbol(.cross)
      RuleMark(y: .value("y", values[index]))
    }
  }

  @Test func aPlaceholderIsAnEmptyPlot() {
    let picture = picture(columns: 20, rows: 5, redaction: .placeholder) {
      Chart(Week.days) { BarMark(x: .value("Day", $0.name), y: .value("Orders", $0.count)) }
    }
    #expect(!picture.text.contains("Mon"))
    #expect(!picture.text.contains("█"))
    #expect(picture.text.contains("┈"))
  }
}

extension ChartOddInputTests {
  @Test(arguments: [Double.nan, .infinity, -.infinity, -5, 0, 1e300])
  func nonsenseLengthsAreTaken(length: Double) {
    let picture = picture(columns: 20, rows: 5) {
      Chart(Week.days) {
        BarMark(
          x: .value("Day", $0.name), y: .value("Orders", $0.count), width: .fixed(length))
        LineMark(x: .value("Day", $0.name), y: .value("Orders", $0.count))
          .lineStyle(StrokeStyle(lineWidth: length, dash: [length, length]))
      }
      .chartYAxis { AxisMarks(values: .stride(by: length)) }
    }
    #expect(picture.text.contains("█"))
  }

  /// The range exceeds the largest finite number.
  @Test func theGreatestRange() {
    let picture = picture(columns: 20, rows: 5) {
      Chart { PointMark(x: .value("x", 1), y: .value("y", 5)) }
        .chartYScale(domain: -1e308...1.7e308)
    }
    #expect(!picture.text.isEmpty)
    let small = Self.rows { Sparkline([-1e308, 0, 1e308]) }
    #expect(small.contains("⣿") && small.contains("⣀"), "\(small)")
    #expect(Self.rows { BarChart([-1e308, 1e308]) }.contains("█"))
    #expect(Self.rows { Gauge(value: 0, in: -1.7e308...1.7e308) { Text("g") } }.contains("━"))
  }

  private static func rows(@ViewBuilder _ view: () -> some View) -> String {
    WidgetTesting.picture(columns: 12, rows: 2, of: view).text
  }

  /// Axes with names on both sides leave the plot some room.
  @Test func namesOnBothSides() {
    for columns in 1...40 {
      let picture = picture(columns: columns, rows: 6) {
        Chart(["a long name of a bar", "another long name"], id: \.self) {
          BarMark(x: .value("n", $0.count), y: .value("name", $0))
        }
        .chartYAxis {
          AxisMarks(position: .leading)
          AxisMarks(position: .trailing)
        }
      }
      let bar = picture.row(0).filter { $0 == "█" }
      #expect(bar.count * 2 >= columns, "\(picture.text)")
    }
  }

  @Test(arguments: [-1e300, -1e12, 0, 1e12, 1e300, .nan, .infinity])
  func datesFarAwayAreTaken(seconds: Double) {
    for unit in [Calendar.Component.day, .month, .year, .hour] {
      let dates = [Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: seconds)]
      let picture = picture(columns: 30, rows: 5) {
        Chart(dates.indices, id: \.self) {
          BarMark(x: .value("Day", dates[$0], unit: unit), y: .value("n", $0 + 1))
          PointMark(x: .value("Day", dates[$0]), y: .value("n", $0 + 1))
        }
        .environment(\.chartTimeZone, Moment.zone)
      }
      #expect(picture.text.contains("┈"))
    }
  }
}
