import FoundationEssentials
import TestServers
import Testing
import WidgetLayout
import WidgetSources

@testable import WidgetSystems

/// Metrics of different shapes in one answer.
@Suite("Shapes of metrics", .fewAtOnce)
struct MetricShapeTests {
  /// A shape of a future version, which needs no change to the others.
  struct HeatMapShape: MetricShape {
    static var types: [String] { ["heatmap"] }
    let columns: Int
    let cells: [[Double]]

    func cell(of head: MetricHead) -> InsightCell {
      let hours = (0..<columns).map { hour in cells.reduce(0) { $0 + $1[hour] } }
      let busiest = hours.indices.max { hours[$0] < hours[$1] } ?? 0
      return InsightCell(id: head.id, title: head.title, value: "\(busiest) h", series: hours)
    }
  }

  private func answer(
    _ names: [String], shapes: MetricShapes = .known
  ) throws -> InsightsAnswer {
    let merchant = try Merchant(try Sandbox())
    let client = InsightsClient(
      server: merchant.sandbox.address, session: SessionFile(merchant.session), language: "en")
    return try client.answer(
      to: InsightsClient.Query(store: "store-1", range: .week, metrics: names),
      InsightsAnswer.Wanted(
        metrics: names, shapes: shapes, now: try #require(Date(iso8601: "2026-03-14T09:26:00Z"))))
  }

  @Test func aShapeOfTomorrow() throws {
    let names = ["orders", "busy_hours", "conversion_rate"]
    let old = try answer(names)
    #expect(old.cells.map(\.id) == ["orders", "conversion_rate"])
    #expect(old.skipped == ["busy_hours": "Busy hours"])
    #expect(old.cells[0].value != "–" && old.cells[1].value.hasSuffix("%"))
    let new = try answer(names, shapes: .known.adding(HeatMapShape.self))
    #expect(new.skipped.isEmpty)
    #expect(new.cells[1].series.count == 24)
    #expect(new.cells[1].value.hasSuffix(" h"))
    #expect([new.cells[0], new.cells[2]] == old.cells)
  }

  @Test func shapesWithoutACourse() throws {
    let cells = try answer(["orders_to_fulfill", "top_products", "satisfaction"]).cells
    #expect(cells.allSatisfy { $0.series.isEmpty && $0.comparison == nil && !$0.note.isEmpty })
    #expect(cells[0].note.hasPrefix("oldest "))
    #expect(cells[2].value.hasPrefix("★ "))
  }

  /// A shorter form is still the same number: with the server's separators, rounded, never its
  /// first digits.
  @Test(arguments: shortened)
  func shorterWords(value: String, number: Double?, narrower: String) {
    #expect(Figure.narrower(value, number: number).joined(separator: " | ") == narrower)
  }

  private static let shortened: [(String, Double?, String)] = [
    ("€12,753.91", 12753.91, "€12,754 | €12.8K | €13K | …"),
    ("61.254,30\u{a0}€", 61254.3, "61.254\u{a0}€ | 61,3K\u{a0}€ | 61K\u{a0}€ | …"),
    ("¥6,323,380", 6_323_380, "¥6.3M | ¥6M | …"),
    ("6.323.380\u{a0}¥", 6_323_380, "6,3M\u{a0}¥ | 6M\u{a0}¥ | …"),
    ("12\u{202f}753,41\u{a0}€", 12753.41, "12\u{202f}753\u{a0}€ | 12,8K\u{a0}€ | 13K\u{a0}€ | …"),
    ("-€1,284.00", -1284, "-€1,284 | -€1.3K | -€1K | …"),
    ("3.6%", 3.6, "…"),
    ("€0.45", 0.45, "…"),
    ("1 234 567 €", 1_234_567, "1,2M € | 1M € | …"),
    ("1 234 567 €", nil, "…"),
    ("5 of 12", 5, "…"),
    ("8,659", 8659, "8.7K | 9K | …"),
    ("284", 284, "…"),
    ("64,22\u{a0}€", 64.22, "64\u{a0}€ | …"),
    ("€12,753.91", nil, "…"),
    ("2 Min. 45 Sek.", nil, "2 Min. | …"),
    ("2分45秒", nil, "2分 | …"),
    ("5", 5, ""),
    ("", nil, ""),
  ]

  private func decoded(_ json: String, _ names: [String]) throws -> [InsightCell] {
    try JSONDecoder().decode(
      InsightsAnswer.self, from: Data(json.utf8),
      configuration: InsightsAnswer.Wanted(metrics: names)
    ).cells
  }

  /// A metric that cannot be read does not affect the others; if none can, the answer is refused,
  /// so that the previous figures stay.
  @Test func oneThatCannotBeRead() throws {
    let good = """
      {"type": "count", "title": "Orders", "formatted": "5", "series": {"values": [1, null, 4]},
       "comparison": {"change": -0.5, "change_formatted": "-50.0%"}}
      """
    let cells = try decoded(
      #"{"store": {"name": "A"}, "metrics": {"orders": \#(good), "sessions": {"type": 7}}}"#,
      ["sessions", "orders", "refunds"])
    #expect(cells.map(\.value) == ["–", "5", "–"])
    #expect(cells[1].comparison == Comparison(.down, "50.0%", meaning: .bad))
    #expect(cells[1].series == [1, nil, 4])
    #expect(throws: DecodingError.self) {
      try decoded(#"{"store": {"name": "A"}, "metrics": {"sessions": {"type": 7}}}"#, ["sessions"])
    }
  }

  @Test func aChangeThatIsRoundedToNothing() throws {
    let cell = try decoded(
      """
      {"store": {"name": "A"}, "metrics": {"conversion_rate": {"type": "percent", "title": "T",
       "formatted": "2.9%", "series": {"values": []},
       "comparison": {"points": 0.003, "formatted": "+0.0%"}}}}
      """, ["conversion_rate"]
    )[0]
    #expect(cell.comparison == Comparison(.same, "0.0%"))
  }

  @Test(arguments: [
    ("refunds", 0.5, "bad"), ("refunds", -0.5, "good"), ("orders", 0.5, "good"),
    ("page_load", 0.5, "bad"), ("orders", 0, "neutral"),
  ])
  func whatIsGood(metric: String, change: Double, meaning: String) throws {
    let cell = try decoded(
      """
      {"store": {"name": "A"}, "metrics": {"\(metric)": {"type": "money", "title": "T",
       "formatted": "5", "series": {"values": []},
       "comparison": {"change": \(change), "change_formatted": "+50.0%"}}}}
      """, [metric]
    )[0]
    #expect("\(try #require(cell.comparison).meaning)" == meaning)
  }
}
