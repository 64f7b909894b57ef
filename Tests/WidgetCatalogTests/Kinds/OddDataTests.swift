import FoundationEssentials
import Testing
import WidgetLayout
import WidgetSettings
import WidgetSources

@testable import WidgetCatalog

/// Tests that every kind shows data of any form: some words, never a crash or an empty tile.
@MainActor
@Suite("Odd data")
struct OddDataTests {
  nonisolated static let data: [Datum] = [
    .null, .bool(true), .number(.nan), .number(.infinity), .number(-1e300), 0, "", "a text",
    "\u{1B}[31m\u{202E}odd\u{0}\n\n", [], [nil, nil], [1, "two", nil, [3], ["four": 4]], [[]],
    [[:]], [["title": ["deep": [1]], "value": "–", "start": "soon", "values": "none"]],
    [
      ["start": .number(.infinity)],
      ["start": .number(1e300), "end": .number(-1e300), "title": "x"],
    ],
    [["start": .number(0), "end": .number(1e11), "title": "long"]],
    [["name": "a", "values": [[nil, 1], [1, nil], ["x"]]]],
    [["value": .number(.nan), "name": "a"]],
    ["to": .number(.nan), "title": nil, "body": "no list"], ["to": .number(-1e10)],
    .list((0..<5000).map { .number(Double($0)) }),
    .list((0..<5000).map { ["title": .text("Item \($0)"), "start": .number(Double($0) * 1e6)] }),
    .text(String(repeating: "long line without an end ", count: 20_000)),
  ]

  @Test(arguments: ReadingKinds.all.map { $0.kind })
  func everyKindSaysSomething(kind: String) throws {
    let type = try #require(ReadingKinds.all.first { $0.kind == kind })
    for (index, datum) in Self.data.enumerated() {
      let exhibit = Exhibit("\(kind) \(index)", type, [:], datum)
      for family in exhibit.families {
        let text = exhibit.picture(family).text
        #expect(text.contains { !$0.isWhitespace }, "\(exhibit.name) \(family):\n\(text)")
      }
      let dates = exhibit.kind.changes(
        of: exhibit.entry, after: Exhibit.now, until: Exhibit.now + 14 * 86_400)
      #expect(dates == dates.sorted() && dates.count < 1000)
      #expect(dates.allSatisfy { $0 > Exhibit.now && $0 <= Exhibit.now + 14 * 86_400 })
      _ = exhibit.kind.relevance(of: exhibit.entry)
    }
  }

  @Test(
    arguments: [
      ("list", 3, "expected a list of texts or records, found a number"),
      ("list", "one\n\ntwo", "one two"),
      ("list", "one\u{2028}two\r\nthree\u{B}four", "one two three four"),
      ("list", ["one\u{85}two\nthree"], "one two three"), ("list", [], "Nothing to show"),
      ("list", [nil, nil], "expected items with a title, found nothing"),
      (
        "list", .list((0..<60).map { _ in [:] } + [["title": "Good"]]),
        "Good +60 more"
      ),
      ("table", "text", "expected a list of records or lists, found text"),
      (
        "table", #"[{"a": 1}]"#,
        "expected a list of records or lists, found text; it is JSON: give the source format: json"
      ),
      (
        "metric", #" {"orders": 3}"#,
        "– expected a number, found text; it is JSON: give the source format: json"
      ),
      ("metric", ["name": "x"], "– expected a number, found a record"),
      (
        "metric", ["name": "x", "orders": 3],
        "– expected a number, found a record; pick a field, such as .orders"
      ),
      ("table", ["a", "b"], "expected records or lists as rows, found text"),
      ("agenda", "text", "expected a list of events, found text"),
      ("agenda", [], "No events in 7 days"),
      ("agenda", [1], "expected events with a title and a start, found a number"),
      ("feed", 3, "expected a list of articles, found a number"),
      ("feed", [3], "expected articles with a title, found a number"), ("feed", [], "No articles"),
      ("log", "", "No lines"), ("text", .null, "No text"),
      ("chart", .null, "No values yet"), ("gauge", [], "Nothing to measure"),
      (
        "chart", "text",
        "expected numbers, pairs of time and number, or records with name and value, found text"
      ),
      (
        "gauge", [["a": 1]],
        "expected a number, or a list of records with name and value, found a list of 1"
      ),
      ("countdown", [1], "expected a date, found a list of 1"),
      ("countdown", .null, "No date to count to"),
      ("plugin", [1], "expected a plugin's title and body, found a list of 1"),
      ("qr", .null, "Nothing to encode: name a text"),
      ("qr", [1], "expected text, found a list of 1"),
      ("picture", .null, "No picture: name a file"),
    ] as [(String, Datum, String)])
  func whatWasExpectedIsSaid(kind: String, datum: Datum, expected: String) throws {
    let type = try #require(ReadingKinds.all.first { $0.kind == kind })
    let text = Exhibit(kind, type, [:], datum).picture(.systemExtraLarge).text
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words == expected)
  }

  @Test(arguments: ["healthy", "[ok]", "{healthy"])
  func aTextWhereANumberWasExpectedIsShown(words: String) {
    let text = Exhibit("metric", MetricKind.self, [:], .text(words)).picture(.systemSmall).text
    #expect(text.hasPrefix(words))
  }
}
