import TestViews
import Testing
import WidgetLayout

@MainActor
@Suite("Bar charts")
struct BarChartTests {
  @Test func barsHaveAColumnBetweenThem() throws {
    try expect(8, 3, "      ██", "   ▄▄ ██", "▆▆ ██ ██") { BarChart([1, 2, 4].map { $0 * 0.75 }) }
  }

  /// A wider bar would suggest a longer time.
  @Test func spareColumnsStayBlankBeforeTheFirst() throws {
    try expect(6, 1, " ██ ██") { BarChart([1, 1]) }
    try expect(24, 1, "    ██ ██ ██ ██ ██ ██ ██") { BarChart((0..<7).map { _ in 1 }) }
    let days = String(repeating: " ", count: 14) + String(repeating: "█", count: 30)
    try expect(44, 1, days) { BarChart((0..<30).map { _ in 1 }) }
  }

  @Test func labelsStandBelow() throws {
    try expect(8, 3, "     ███", " ███ ███", " Mon Tue") {
      BarChart([1, 2], labels: ["Mon", "Tue"])
    }
    // None fits: the remaining characters would mean nothing.
    try expect(3, 3, "  █", "▄ █", "█ █") { BarChart([1, 2], labels: ["Mon", "Tue"]) }
    try expect(11, 3, "      █████", "█████ █████", "  M   long") {
      BarChart([1, 2], labels: ["M", "long"])
    }
  }

  @Test func tooManyBarsShareColumns() throws {
    try expect(3, 1, "▂▄█") { BarChart([1, 2, 3, 4, 8, 1]) }
    // There is one value more than columns: each bar is of two days, except the first.
    try expect(4, 1, " ▂▄█") { BarChart([2, 1, 4, 2, 8]) }
  }

  @Test func anAbsentBarIsAGap() throws {
    try expect(5, 1, "█   █") { BarChart([1, nil, 1]) }
  }
}
