import Testing
import WidgetLayout

@MainActor
@Suite("Bar charts")
struct BarChartTests {
  @Test func barsHaveAColumnBetweenThem() throws {
    try expect(7, 3, "      █", "   ▄▄ █", "▆▆ ██ █") { BarChart([1, 2, 4].map { $0 * 0.75 }) }
  }

  @Test func spareColumnsGoToTheFirst() throws {
    try expect(6, 1, "███ ██") { BarChart([1, 1]) }
  }

  @Test func labelsStandBelow() throws {
    try expect(8, 3, "     ███", "████ ███", "Mon  Tue") {
      BarChart([1, 2], labels: ["Mon", "Tue"])
    }
    try expect(11, 3, "      █████", "█████ █████", "  M   long") {
      BarChart([1, 2], labels: ["M", "long"])
    }
  }

  @Test func tooManyBarsShareColumns() throws {
    try expect(3, 1, "▂▄█") { BarChart([1, 2, 3, 4, 8, 1]) }
  }

  @Test func anAbsentBarIsAGap() throws {
    try expect(5, 1, "█   █") { BarChart([1, nil, 1]) }
  }
}
