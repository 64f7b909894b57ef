import WidgetCharts
import WidgetLayout

/// Charts for terminals only.
extension Exhibit {
  static let terminalCharts = [
    Exhibit(
      "metric-cells",
      ("value", MetricCell(value: "1,284")),
      (
        "better",
        MetricCell(
          "Orders", value: "1,284", comparison: Comparison(.up, "4 % vs 1 h", meaning: .good))
      ),
      (
        "worse, sparkline",
        MetricCell(
          "Errors", value: "17", comparison: Comparison(.up, "9", meaning: .bad),
          chart: .sparkline(course))
      ),
      (
        "bars",
        MetricCell(
          "Sales", value: "$18,240", comparison: Comparison(.down, "2 %", meaning: .bad),
          chart: .bars(course))
      ),
      (
        "flat",
        MetricCell(
          "Returns", value: "12", comparison: Comparison(.same, "vs 1 h"),
          chart: .sparkline(course.map { _ in 12 }))
      )),
    Exhibit(
      "sparklines",
      ("whole", Sparkline(course)),
      ("recent", Sparkline(course, fit: .recent)),
      ("in a range", Sparkline(course, in: 0...100)),
      ("gaps", Sparkline(course.enumerated().map { $0 % 4 == 3 ? nil : $1 })),
      ("flat", Sparkline(course.map { _ in 40 })),
      ("zero", Sparkline(course.map { _ in 0 }))),
    Exhibit(
      "bar-charts",
      ("bars", BarChart(Array(course.prefix(7)), labels: week)),
      ("flat", BarChart(week.map { _ in 7 }, labels: week)),
      ("stacked", StackedBarChart([[3, 2, 1], [4, 1, 2], [1, 1, nil]], labels: week))),
    Exhibit(
      "heat-maps",
      ("rows", HeatMap(rows: rows)),
      ("names", HeatMap(rows: rows, labels: week))),
    Exhibit(
      "month-calendars",
      ("marked", MonthCalendar(year: 2026, month: 3, marked: [4, 17, 18], today: 14)),
      ("from Sunday", MonthCalendar(year: 2026, month: 2, today: 1, firstWeekday: 1))),
    Exhibit(
      "text-tables",
      (
        "words and bars",
        TextTable(
          columns: [.init(.flexible), .init(.fixed(6)), .init(.fixed(5), alignment: .trailing)],
          rows: [
            [.text("/"), .gauge(0.48), .text("48 %")],
            [.text("/home"), .gauge(0.81), .text("81 %")],
            [.text("/data"), .gauge(0.93), .text("93 %")],
          ])
      )),
  ]

  private static let course: [Double?] = [
    12, 18, 25, 31, 44, 58, 63, 70, 66, 52, 47, 55, 68, 79, 74, 60,
  ]
  private static let week = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let rows: [[Double?]] = (0..<7).map { row in
    (0..<8).map { Double(($0 * 7 + row * 3) % 11) }
  }
}
