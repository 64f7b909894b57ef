import Testing
import WidgetLayout
import WidgetSettings
import WidgetSources

@testable import WidgetCatalog

/// Tests that what a tile leaves out is said, and what is missing is no zero.
@MainActor
@Suite("What is left out")
struct LeftOutTests {
  nonisolated private static let numbers = 1...9

  nonisolated private static func items(_ item: (Int) -> Datum) -> Datum {
    .list(numbers.map(item))
  }

  nonisolated static let lists: [Exhibit] = [
    Exhibit("list", ListKind.self, [:], items { ["title": .text("item \($0)"), "value": 5] }),
    Exhibit("table", TableKind.self, [:], items { ["name": .text("item \($0)"), "value": 5] }),
    Exhibit("feed", FeedKind.self, [:], items { ["title": .text("item \($0)")] }),
    Exhibit(
      "gauge", GaugeKind.self, ["style": "bars"],
      items { ["name": .text("item \($0)"), "value": 5, "max": 9] }),
    Exhibit(
      "agenda", AgendaKind.self, [:],
      items { ["title": .text("item \($0)"), "start": .text("2026-03-14T\($0 + 9):00:00Z")] }),
  ]

  @Test(arguments: lists, Array(1...14))
  func rowsWithoutRoomAreCounted(exhibit: Exhibit, height: Int) {
    for family in exhibit.families where ![.accessoryCircular, .accessoryInline].contains(family) {
      for width in [24, 48] {
        let text = exhibit.picture(family, size: Size(width: width, height: height)).text
        let shown = Self.numbers.count { text.contains("item \($0)") }
        let rest = text.firstMatch(of: /\+([0-9]+)/).flatMap { Int($0.1) } ?? 0
        #expect(shown + rest == Self.numbers.count, "\(family) \(width)×\(height)\n\(text)")
      }
    }
  }

  nonisolated private static let parts: Datum = [
    ["name": "web", "values": [50, 50, .null]], ["name": "db", "values": [10, 10, 10]],
  ]

  @Test func aStackHasNoSumWithoutAPart() {
    let stack = Exhibit("stack", ChartKind.self, ["style": "stacked"], Self.parts)
    let text = stack.picture(.systemMedium, size: Size(width: 56, height: 12)).text
    #expect(text.contains("⚠ no sum where web has no value"), "\(text)")
    let shorter: Datum = [
      ["name": "web", "values": [50, 50]], ["name": "db", "values": [10, 10, 10]],
    ]
    let other = Exhibit("stack", ChartKind.self, ["style": "stacked"], shorter)
      .picture(.systemMedium, size: Size(width: 56, height: 12)).text
    #expect(other.contains("⚠ no sum where web has no value"), "\(other)")
    let whole = Exhibit(
      "stack", ChartKind.self, ["style": "stacked"],
      [["name": "web", "values": [50, 50]], ["name": "db", "values": [10, 10]]])
    let all = whole.picture(.systemMedium, size: Size(width: 56, height: 12)).text
    #expect(!all.contains("⚠"), "\(all)")
  }

  @Test func gapsOfAPartAreGapsOfTheStack() throws {
    let value = ValueReading(settings: ValueSettings(), datum: Self.parts)
    let series = try #require(ChartSeries.series(of: value))
    let shared = ChartSeries.withSharedGaps(series)
    #expect(shared.map { $0.points.map(\.value) } == [[50, 50, nil], [10, 10, nil]])
  }

  @Test func whatIsInNoBinIsCounted() {
    let counts = Exhibit(
      "counts", ChartKind.self, ["style": "histogram"], [1, 1, 2, .null, "x", "n/a", 3, "12 GB"])
    let text = counts.picture(.systemMedium, size: Size(width: 56, height: 12)).text
    #expect(text.contains("⚠ 4 items of the data left out"), "\(text)")
  }

  @Test(
    arguments: [
      (
        ["style": "bars"], [["name": "db1", "value": 3], ["name": "db3", "value": 7]], "db3 7 +1"
      ),
      (
        ["style": "bars"], [["name": "db1", "value": 3], ["name": "db2", "value": .null]],
        "db1 3 +1 ⚠"
      ),
      (
        ["style": "line"],
        [["name": "web", "values": [5, 6]], ["name": "db", "values": [9, 9]]], "web 6 · db 9"
      ),
      ([:], [5, 6, 7], "7"),
    ] as [(Setting, Datum, String)])
  func anAccessoryCountsWhatItDoesNotShow(settings: Setting, datum: Datum, words: String) {
    let chart = Exhibit("chart", ChartKind.self, settings, datum)
    let text = chart.picture(.accessoryInline, size: Size(width: 40, height: 1)).text
    #expect(text.hasPrefix(words + " "), "\(text)")
    #expect(text.contains("+") == words.contains("+"))
  }
}
