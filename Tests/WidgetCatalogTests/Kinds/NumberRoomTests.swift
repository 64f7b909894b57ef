import Testing
import WidgetLayout
import WidgetSettings
import WidgetSources

@testable import WidgetCatalog

/// Tests that a number without room is never shown as a shorter one, in any kind and size.
@MainActor
@Suite("Numbers without room")
struct NumberRoomTests {
  nonisolated private static let number: Datum = 7_654_321
  nonisolated private static let row: Datum = ["name": "web", "value": 7_654_321]

  nonisolated static let exhibits: [Exhibit] = [
    Exhibit("metric", MetricKind.self, ["unit": "ms"], number),
    Exhibit("metric-bare", MetricKind.self, [:], number),
    Exhibit("metric-gauge", MetricKind.self, ["chart": "gauge", "range": "0..10000000"], number),
    Exhibit(
      "metric-four", MetricKind.self, ["values": [".a", ".b", ".c", ".d"]],
      ["a": 7_654_321, "b": 7_654_321, "c": 7_654_321, "d": 7_654_321]),
    Exhibit("metric-currency", MetricKind.self, ["unit": "€"], number),
    Exhibit("gauge", GaugeKind.self, [:], number),
    Exhibit("gauge-bars", GaugeKind.self, ["style": "bars", "unit": "B"], number),
    Exhibit("gauge-rings", GaugeKind.self, ["style": "rings"], ["a": 7_654_321, "b": 7_654_321]),
    Exhibit("gauge-parts", GaugeKind.self, ["style": "bars"], [row, row, row]),
    Exhibit("chart-rows", ChartKind.self, ["style": "rows"], [row, row]),
    Exhibit("chart-bars", ChartKind.self, ["style": "bars"], [row, ["name": "db", "value": 5]]),
    Exhibit("chart-line", ChartKind.self, ["style": "line", "unit": "ms"], [5, number]),
    Exhibit("chart-histogram", ChartKind.self, ["style": "histogram"], [5, number, number]),
    Exhibit("chart-scatter", ChartKind.self, ["style": "scatter"], [[5, number], [9, number]]),
    Exhibit("list", ListKind.self, [:], [row, row]),
    Exhibit("table", TableKind.self, [:], [row, row]),
    Exhibit(
      "table-middle", TableKind.self, ["columns": [["field": "value", "cut": "middle"]]], [row]),
    Exhibit("table-width", TableKind.self, ["columns": [["field": "value", "width": "4"]]], [row]),
  ]

  @Test(arguments: exhibits)
  func noNumberIsShownAsAShorterOne(exhibit: Exhibit) {
    for family in exhibit.families {
      for (width, height) in Self.sizes {
        let text = exhibit.picture(family, size: Size(width: width, height: height)).text
        for line in text.split(separator: "\n") {
          if let part = Self.shorter(in: line) {
            Issue.record("\(exhibit.name) \(family) \(width)×\(height): \(part)\n\(text)")
            return
          }
        }
      }
    }
  }

  private static let sizes = (1...14).flatMap { width in [1, 2, 4, 9].map { (width, $0) } }

  /// Returns digits in a line that are a part of the number and look like a whole one; `nil` if there are none.
  private static func shorter(in line: Substring) -> String? {
    var rest = line[...]
    while let start = rest.firstIndex(where: \.isNumber) {
      let end = rest[start...].firstIndex { !$0.isNumber && !",.".contains($0) } ?? rest.endIndex
      let run = rest[start..<end]
      let before = rest[..<start].last
      let after = rest[end...].drop { $0 == " " }.first
      rest = rest[end...]
      let digits = run.filter(\.isNumber)
      let isPart = digits.count > 1 && digits != "7654321" && "7654321".contains(digits)
      let isMarked = rest.first == "…" || before == "…" || after.map { "kM".contains($0) } == true
      if isPart, !isMarked { return String(run) }
    }
    return nil
  }
}
