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
    Exhibit("metric-prefix", MetricKind.self, ["unit": "B", "prefix": "si"], -7_654_321),
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
    Exhibit("list-unit", ListKind.self, ["unit": "ms"], [row, row]),
    Exhibit("list-numbers", ListKind.self, [:], [number, number]),
    Exhibit("table", TableKind.self, [:], [row, row]),
    Exhibit(
      "table-unit", TableKind.self,
      ["columns": [["field": "value", "unit": "B", "prefix": "si"]]], [row]),
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
          // Names below axes are cut where a mark says so.
          let isCut = exhibit.name.hasPrefix("chart-") && exhibit.name != "chart-rows"
          if let part = Self.shorter(in: line, mayBeCut: isCut) {
            Issue.record("\(exhibit.name) \(family) \(width)×\(height): \(part)\n\(text)")
            return
          }
        }
      }
    }
  }

  /// A row of text that is full says that there is more.
  @Test(arguments: 1...8)
  func aRowOfTextSaysThatItGoesOn(width: Int) {
    let picture = Exhibit("text", TextKind.self, [:], Self.number)
      .picture(.systemSmall, size: Size(width: width, height: 1))
    let text = picture.text.trimmingPrefix(while: \.isWhitespace)
    #expect(text.hasPrefix("7654321") || text.contains("…"), "\(picture.text)")
  }

  private static let sizes = (1...14).flatMap { width in [1, 2, 4, 9].map { (width, $0) } }

  /// Returns digits in a line that are a part of the number and look like a whole one or, unless they may be cut, are
  /// its beginning; `nil` if there are none.
  private static func shorter(in line: Substring, mayBeCut: Bool) -> String? {
    var rest = line[...]
    while let start = rest.firstIndex(where: \.isNumber) {
      let end = rest[start...].firstIndex { !$0.isNumber && !",.".contains($0) } ?? rest.endIndex
      let run = rest[start..<end]
      let before = rest[..<start].last
      let after = rest[end...].drop { $0 == " " }.first
      rest = rest[end...]
      let digits = run.filter(\.isNumber)
      let isPart = digits.count > 1 && digits != "7654321" && "7654321".contains(digits)
      // `+2 more` counts what is left out.
      let isCut = (rest.first == "…" || before == "…") && before != "+"
      if isCut, !mayBeCut { return String(run) }
      let isMarked = isCut || after.map { "kM".contains($0) } == true
      if isPart, !isMarked { return String(run) }
    }
    return nil
  }

  /// A name and a number without a gap are another name, and a larger number.
  @Test func aTitleAndAValueAreApart() {
    let exhibit = Exhibit(
      "list", ListKind.self, [:], [["name": "host1", "value": 1_234_567]])
    for width in 3...20 {
      let text = exhibit.picture(.systemSmall, size: Size(width: width, height: 1)).text
      let line = text.split(separator: "\n").first.map(String.init) ?? ""
      for form in ["1,234,567", "1.23M", "1.2M", "1M", "…"] where line.hasSuffix(form) {
        let rest = line.dropLast(form.count)
        #expect(rest.isEmpty || rest.last == " ", "\(width): \(line)")
        break
      }
    }
  }
}
