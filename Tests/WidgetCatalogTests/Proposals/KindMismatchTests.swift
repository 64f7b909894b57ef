import FoundationEssentials
import Testing
import WidgetLayout
import WidgetSettings
import WidgetSources

@testable import WidgetCatalog

/// Tests of the kinds' descriptions of data that they cannot show, beside their tiles.
@MainActor
struct KindMismatchTests {
  nonisolated static let data: [Datum] =
    OddDataTests.data + [
      3, 1_773_480_360, "12.5", "2026-03-14T09:30:00Z", "one\ntwo", [1, 2, 3], ["a", "b"],
      [["a": 1]], [["name": "a", "value": 1]], [["title": "x", "start": "2026-03-14"]],
      [["title": "x", "link": "https://example.com"]], ["title": "x", "body": []], ["a": 1],
      ["a": ["b": 1]], [[1, 2], [3, 4]],
    ]

  /// A kind does not fit if its tile says what it expected.
  @Test(arguments: ReadingKinds.all.map { $0.kind })
  func aTileThatExpectsSomethingElseDoesNotFit(kind: String) throws {
    let type = try #require(ReadingKinds.all.first { $0.kind == kind })
    for datum in Self.data {
      let exhibit = Exhibit(kind, type, [:], datum)
      let picture = exhibit.picture(
        exhibit.families.contains(.systemExtraLarge) ? .systemExtraLarge : exhibit.families[0])
      let words = picture.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let mismatch = exhibit.kind.mismatch(of: exhibit.entry)
      guard words.contains("expected ") else { continue }
      #expect(mismatch != nil, "\(datum.form): \(words)")
      #expect(mismatch.map { words.contains($0) } ?? false, "\(words)\n\(mismatch ?? "")")
    }
  }

  /// Every kind proposed for data can show it.
  @Test func whatIsProposedFits() throws {
    for datum in Self.data {
      for name in KindFit.kinds(showing: datum) {
        let type = try #require(ReadingKinds.all.first { $0.kind == name })
        let exhibit = Exhibit(name, type, [:], datum)
        #expect(exhibit.kind.mismatch(of: exhibit.entry) == nil, "\(name) \(datum.form)")
        #expect(
          !exhibit.picture(.systemExtraLarge).text.contains("expected "), "\(name) \(datum.form)")
      }
    }
  }

  @Test(
    arguments: [
      (3, ["metric", "gauge", "chart", "text"]), ("one\ntwo", ["text", "log", "list"]),
      ("2026-03-14T09:30:00Z", ["countdown", "timer", "metric", "text"]),
      ([1, 2, 3], ["chart", "list", "text"]),
      ([["name": "a", "value": 1]], ["gauge", "chart", "table", "list"]),
      ([["title": "x", "start": "2026-03-14"]], ["agenda", "calendar", "list", "table"]),
      ([["title": "x", "link": "https://a.example"]], ["feed", "list", "table"]),
      (["title": "x", "body": []], ["plugin", "table", "text"]),
      ([["a": 1, "b": 2]], ["table", "text"]), (["a": 1], ["table", "gauge", "chart", "text"]),
      (["a", "b"], ["list", "log", "text"]),
    ] as [(Datum, [String])])
  func kindsAreProposedForWhatDataLooksLike(datum: Datum, expected: [String]) {
    #expect(KindFit.kinds(showing: datum) == expected)
  }

  @Test(
    arguments: [
      ("42 %", [:], "metric", "%"), (" 12.5MB/s ", [:], "metric", "MB/s"),
      ("42 of 100", [:], "text", nil),
    ] as [(String, [String: Setting], String, String?)])
  func aNumberWithItsUnitIsAMetric(
    text: String, extra: [String: Setting], kind: String, unit: String?
  ) {
    let source = Setting.mapping(extra.merging(["run": ["df"]]) { $1 })
    let first = WidgetProposals.widgets(for: .text(text), of: source).first
    #expect(first?["kind"]?.text == kind)
    #expect(first?["unit"]?.text == unit)
  }

  @Test(
    arguments: [
      ("used_bytes", "B"), ("usedBytes", "B"), ("free_gigabytes", nil), ("age_seconds", "duration"),
      ("latency_milliseconds", nil), ("uptime", "duration"), ("load_percent", "%"),
    ] as [(String, String?)])
  func theUnitOfAFieldIsThatOfItsName(field: String, unit: String?) {
    let datum = Datum.record([Datum.Field(field, 1500)])
    let first = WidgetProposals.widgets(for: datum, of: ["run": ["x"], "format": "json"]).first
    #expect(first?["kind"]?.text == "metric" && first?["unit"]?.text == unit)
  }

  /// A number of another unit would look like one of this.
  @Test(
    arguments: [
      ("1.5 GB", nil), ("1,234 MB", nil), ("1e3 MB", nil), ("error 503: 12 MB", nil),
      ("-3.25MB\n", -3.25),
    ] as [(String, Double?)])
  func aNumberOfAnotherUnitIsNone(text: String, number: Double?) throws {
    let widget = WidgetProposals.widgets(for: "12 MB", of: ["run": ["df"]]).first
    let pattern = try Pattern(try #require(widget?["source"]?["regex"]?.text))
    let found = pattern.matches(in: text, before: Deadline(after: 5))?.first?.groups[1]
    #expect(found.flatMap { Datum.text($0).number } == number)
  }

  @Test(
    arguments: [
      (["orders": 1284], ".orders", "metric"),
      (["today": ["used_bytes": 5]], ".today.used_bytes", "metric"),
      (["a b": ["c": 5]], ".[\"a b\"].c", "metric"),
      (["count": 2, "items": [["title": "x", "detail": "y"]]], ".items", "table"),
    ] as [(Datum, String, String)])
  func whatIsInARecordIsPicked(datum: Datum, pick: String, kind: String) throws {
    let source: Setting = ["run": ["x"], "format": "json"]
    let first = try #require(WidgetProposals.widgets(for: datum, of: source).first)
    #expect(first["source"]?["pick"]?.text == pick)
    #expect(first["source"]?["format"] == nil)
    #expect(first["kind"]?.text == kind)
    let found = try Pick(pick, allowsNull: false).datum(of: datum, before: Deadline(after: 5))
    #expect(found != nil)
  }
}
