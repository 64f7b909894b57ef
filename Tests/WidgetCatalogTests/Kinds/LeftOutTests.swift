import FoundationEssentials
import Testing
import WidgetBase
import WidgetCharts
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

  /// What has no cells is no row of missing values.
  @Test func itemsThatAreNoRowsAreCounted() {
    let exhibit = Exhibit(
      "table", TableKind.self, [:], [["v": 1], "oops", ["v": 2], ["a": 7], 42])
    let text = exhibit.picture(.systemMedium, size: Size(width: 24, height: 8)).text
    #expect(text.contains("+2 more"), "\(text)")
    #expect(text.contains("1") && text.contains("2") && text.contains("7"), "\(text)")
  }

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

  /// Returns ten series, of which six are drawn, with names of a length.
  nonisolated private static func courses(_ name: String) -> Datum {
    .list((1...10).map { ["name": .text("\(name)\($0)"), "values": [1, .number(Double($0))]] })
  }

  @Test(
    arguments: ["s", "series-number-", "a-name-that-is-longer-than-narrow-tiles-are-wide-"],
    [(16, 8), (32, 8), (32, 18), (32, 40), (76, 18)])
  func seriesWithoutRoomAreCounted(name: String, size: (width: Int, height: Int)) {
    for style in ["line", "area", "bars"] {
      let chart = Exhibit(
        "chart", ChartKind.self, ["style": .text(style)], Self.courses(name))
      let text = chart.picture(
        .systemMedium, size: Size(width: size.width, height: size.height)
      ).text
      let legend = text.split(separator: "\n").prefix(size.height / 4).joined(separator: "\n")
      let shown = legend.count { $0 == "━" }
      let rest = legend.firstMatch(of: /\+([0-9]+) more/).flatMap { Int($0.1) } ?? 0
      #expect(shown + rest == 10, "\(text)")
    }
  }

  @Test func aLegendEndsWithTheNumberOfOthers() {
    let chart = Exhibit(
      "chart", ChartKind.self, ["style": "line"], Self.courses("series-number-"))
    let text = chart.picture(.systemMedium, size: Size(width: 32, height: 12)).text
    let lines = text.split(separator: "\n").prefix(3).map(String.init)
    #expect(
      lines == ["━ series-number-1 1", "━ series-number-2 2", "━ series-number-3 3  +7 more"],
      "\(text)")
  }

  @Test func withoutALegendSeriesAreCountedToo() {
    let chart = Exhibit(
      "chart", ChartKind.self, ["style": "line", "legend": "no"], Self.courses("s"))
    let text = chart.picture(.systemMedium, size: Size(width: 56, height: 12)).text
    #expect(text.contains("⚠ 4 more series"), "\(text)")
  }

  /// Returns thirty bars of 100, of which the eleventh has another value.
  nonisolated private static func bars(_ value: Datum) -> Datum {
    .list(
      (0..<30).map { index in
        ["name": .text("n\(index)"), "value": index == 10 ? value : 100]
      })
  }

  @Test(arguments: [
    (20, "⚠ 2 a bar · bad: n10"), (40, ""), (32, "⚠ a bar for up to 2 values"),
    (76, ""),
  ])
  func aBarForSeveralValuesIsSaid(width: Int, words: String) {
    let chart = Exhibit(
      "chart", ChartKind.self, ["style": "bars", "bad": ["below": "50"]], Self.bars(0))
    let text = chart.picture(.systemMedium, size: Size(width: width, height: 12)).text
    #expect(words.isEmpty ? !text.contains("⚠") : text.contains(words), "\(text)")
  }

  @Test(
    arguments: [
      ([(100, [0]), (100, [100])], "⚠ a bar for 2 values · bad: a0"),
      ([(100, [100]), (100, [])], "⚠ a bar for up to 2 values"),
      (
        [(100, [0, 70]), (100, [0, 100])], "⚠ a bar for 3 values · bad: a0 and 1 more · warn: a1"
      ),
      ([(100, []), (0, [])], ""), ([(0, [0])], "⚠ a bar for 2 values"),
    ] as [([(Double, [Double])], String)])
  func whatABarHidesIsNamed(places: [(Double, [Double])], words: String) {
    var slot = -1
    let all = places.map { shown, hidden in
      let bars = hidden.map { value in
        slot += 1
        return BarPlace.Bar(slot: slot, value: value)
      }
      slot += 1
      return BarPlace(shown: BarPlace.Bar(slot: slot, value: shown), hidden: bars)
    }
    let settings = ValueSettings(["warn": ["below": "80"], "bad": ["below": "50"]])
    let shared = SharedBars(
      names: (0...slot).map { "a\($0)" }, thresholds: settings.thresholds, count: 0,
      isCourse: false)
    #expect(shared.words(all).first ?? "" == words)
  }

  /// A screen reader has a row of 160 columns.
  @Test func aLongRowSaysWhatIsMissing() {
    let chart = Exhibit("chart", ChartKind.self, ["style": "bars"], Self.bars(.null))
    let long = chart.picture(.accessoryInline, size: Size(width: 160, height: 1)).text
    #expect(long.hasPrefix("n0 100 +29 ⚠ no value: n10 "), "\(long)")
    let short = chart.picture(.accessoryInline, size: Size(width: 28, height: 1)).text
    #expect(short.hasPrefix("n0 100 +29 ⚠ "), "\(short)")
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

  /// Readings that fail have no sample of their own, and files may leave lines out.
  @Test func aPartWithoutSomeTimesLeavesGapsInTheStack() throws {
    func pairs(_ value: Double, _ minutes: [Int]) -> Datum {
      .list(minutes.map { [.number(1_773_480_000 + 60 * Double($0)), .number(value)] })
    }
    let datum: Datum = [
      ["name": "a", "values": pairs(10, [0, 1, 2, 3])],
      ["name": "b", "values": pairs(20, [0, 3])],
    ]
    let value = ValueReading(settings: ValueSettings(), datum: datum)
    let series = try #require(ChartSeries.series(of: value))
    let shared = ChartSeries.withSharedGaps(series)
    #expect(shared.map { $0.points.map(\.value) } == [[10, nil, nil, 10], [20, 20]])
    #expect(series[1].hasGaps(in: series))
  }

  /// A forecast is drawn, and is no value of now.
  @Test func aValueOfTomorrowIsNotTheNewest() throws {
    let datum: Datum = [[1_773_480_000, 1], [1_773_480_060, 2], [1_773_566_400, 300]]
    let value = ValueReading(settings: ValueSettings(), datum: datum)
    let series = try #require(ChartSeries.series(of: value)?.first)
    #expect(series.current(at: Date(timeIntervalSince1970: 1_773_480_100))?.value == 2)
    #expect(series.current(at: Date(timeIntervalSince1970: 1_773_479_000)) == nil)
  }

  @Test func whatIsInNoBinIsCounted() {
    let counts = Exhibit(
      "counts", ChartKind.self, ["style": "histogram"], [1, 1, 2, .null, "x", "n/a", 3, "12 GB"])
    let text = counts.picture(.systemMedium, size: Size(width: 56, height: 12)).text
    #expect(text.contains("⚠ 4 items of the data left out"), "\(text)")
  }

  @Test(
    arguments: [
      ([[["a", .null, "b"], [.null], ["c", ["d": .null]]]], "a, –, b|–|c d=–"),
      (
        [[.list((1...23).map { Datum.number(Double($0)) })]],
        (1...20).map(String.init).joined(separator: " ") + " +3"
      ),
    ] as [(Datum, String)])
  func whatIsMissingInALineIsSaid(datum: Datum, lines: String) {
    let flat = datum.items?.first?.items ?? []
    #expect(flat.map(TextLinesOfDatum().flat).joined(separator: "|") == lines)
  }

  @Test(
    "Names of bins are never parts of numbers",
    arguments: [
      [1_234_567, 2_234_567, 3_334_567, 16_634_567, 99_934_567], [-12_345.5, -2234.25, 5534.25],
      [0.0012, 0.0025, 0.0031, 0.0044, 0.0092], [1e9 + 1, 1e9 + 2, 1e9 + 7], [1, 2, 40_000],
    ] as [[Double]], [18, 26, 36, 76])
  func binsHaveWholeNames(values: [Double], width: Int) {
    let counts = Exhibit(
      "counts", ChartKind.self, ["style": "histogram"], .list(values.map { .number($0) }))
    let text = counts.picture(.systemMedium, size: Size(width: width, height: 9)).text
    // Two names of ten digits are wider than the narrowest tile.
    #expect(!text.contains("…") || width == 18 && values[0] > 1e9, "\(text)")
  }

  @Test(arguments: [
    (["2026-03-14T08:00:00Z", "2026-03-14T09:30:00Z"], ["08:00", "09:30"]),
    (["2026-03-14T08:00:00Z", "2026-03-14T08:00:30Z"], ["08:00:00", "08:00:30"]),
    (["2026-03-14T08:00:00Z", "2026-03-15T08:00:00Z"], ["2026-03-14", "2026-03-15"]),
    (
      ["2026-03-14T08:00:00Z", "2026-03-14T09:00:00Z", "2026-03-15T08:00:00Z"],
      ["2026-03-14 08:00", "2026-03-14 09:00", "2026-03-15 08:00"]
    ),
  ])
  func barsOfTimesHaveNamesOfTheirOwn(times: [String], names: [String]) {
    let dates = times.compactMap { Date(iso8601: $0) }
    #expect(ChartBarRows.words(for: dates.map { .date($0) }) == names)
  }

  @Test(
    arguments: [
      (GaugeKind.self, [["name": "a", "used": 5, "of": "many"]], "a - 5"),
      (GaugeKind.self, [["name": "a", "used": 5, "of": .null]], "a - 5"),
      (GaugeKind.self, [["name": "a", "used": .bool(true), "of": 2]], "a ━ yes"),
      (GaugeKind.self, ["up": .bool(true), "down": .bool(false)], "up ━ yes|down ─ no"),
      (MetricKind.self, .bool(true), "yes"), (MetricKind.self, .bool(false), "no"),
    ] as [(any ReadingKind.Type, Datum, String)])
  func aYesIsNoNumberAndAnUnknownWholeIsNone(
    kind: any ReadingKind.Type, datum: Datum, words: String
  ) {
    let tile = Exhibit("tile", kind, [:], datum)
    let isAlone = !words.contains("|")
    for family in [WidgetFamily.systemMedium, .accessoryRectangular, .accessoryInline]
    where isAlone || family != .accessoryInline {
      let text = tile.picture(family).text
      for part in words.split(separator: "|") {
        let (name, value) = (
          part.split(separator: " ").first ?? "", part.split(separator: " ").last ?? ""
        )
        #expect(text.contains(name) && text.contains(value), "\(family)\n\(text)")
      }
      if words.contains(" - ") { #expect(!text.contains("━"), "\(family)\n\(text)") }
    }
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
