import FoundationEssentials
import Testing
import WidgetSources

@testable import WidgetCatalog

@Suite("Series of charts")
struct ChartSeriesTests {
  private func series(_ datum: Datum, hasPairs: Bool = false) -> [String]? {
    ChartSeries.series(
      of: ValueReading(settings: ValueSettings(), datum: datum), hasPairs: hasPairs
    )?.map { series in
      let points = series.points.map { point in
        let value = point.value.map { "\($0)" } ?? "gap"
        return switch point.place {
        case .date(let date): "\(Int(date.timeIntervalSince1970))=\(value)"
        case .index(let index): "\(index)=\(value)"
        case .category(let name): "\(name)=\(value)"
        case .number(let number): "\(number)=\(value)"
        }
      }
      return "\(series.name): \(points.joined(separator: " "))"
    }
  }

  @Test(
    arguments: [
      ([1, nil, "3", .number(.nan)], [": 0=1.0 1=gap 2=3.0 3=gap"]),
      ([[10, 1], [20, "NaN"]], [": 10=1.0 20=gap"]),
      ([["name": "a", "value": 1], ["name": "b", "value": "x"]], [": a=1.0 b=gap"]),
      ([["date": 10, "value": 1]], [": 10=1.0"]),
      (
        [["name": "s", "values": [[10, "1"], [20, "2"]]], ["name": "t", "values": [3]]],
        ["s: 10=1.0 20=2.0", "t: 0=3.0"]
      ),
      (["a": 1, "b": "2", "c": "words"], [": a=1.0 b=2.0"]),
      (["a": [1, 2], "b": [3]], ["a: 0=1.0 1=2.0", "b: 0=3.0"]),
      ([[20, 2], [10, 1], [20, 3]], [": 10=1.0 20=2.0 20=3.0"]),
      ([[20, 2, 5], [10, 1, nil]], ["1: 10=1.0 20=2.0", "2: 10=gap 20=5.0"]),
      ([["date": 20, "value": 2], ["date": 10, "value": 1]], [": 10=1.0 20=2.0"]),
      (
        [["name": "a", "value": 1], ["name": "a", "value": 2], ["name": "a", "value": 3]],
        [": a=1.0 a (2)=2.0 a (3)=3.0"]
      ),
      ([["name": "a", "value": 1], ["name": "b"]], [": a=1.0 b=gap"]),
      (
        [["date": 20, "value": 2], ["date": "soon", "value": 9], ["date": 10, "value": 1]],
        [": 10=1.0 20=2.0"]
      ),
      (["a": 1, "b": nil, "c": "words"], [": a=1.0 b=gap"]),
      ([], []), ("words", nil), (["words", nil], nil), (.null, []),
    ] as [(Datum, [String]?)])
  func forms(datum: Datum, expected: [String]?) { #expect(series(datum) == expected) }

  @Test(
    "What has no place among the points is counted",
    arguments: [
      ([1, 2], 0), ([[10, 1], ["never", 2], [20, 3]], 1),
      (.list(Array(repeating: 1, count: ChartSeries.most + 7)), 7),
      ([["name": "a", "value": 1], 5], 1), ([["name": "s", "values": [3]], ["name": "t"]], 1),
      ([["time": 20, "a": 1], ["time": "soon", "a": 2], ["time": 10, "a": 3]], 1),
      ([["time": 20, "a": 1], ["time": 30, "a": 2], ["time": 40, "a": 3], nil, "x"], 2),
      ([[10, 1], [20, 2], 99], 1),
      (["web": 3, "db": 4, "evil": [1, 2]], 2), ([1, 2, [20, 3]], 1),
    ] as [(Datum, Int)])
  func leftOut(datum: Datum, count: Int) throws {
    let series = try #require(
      ChartSeries.series(of: ValueReading(settings: ValueSettings(), datum: datum)))
    #expect(series.reduce(0) { $0 + $1.leftOut } == count)
  }

  /// A course among bars would be one bar, of the sum of all that was.
  @Test(
    arguments: [
      (
        [[["name": "x", "value": 1], ["name": "y", "value": 2]], [[10, 1], [20, 2]]], [10], 2
      ),
      ([[1, 2, 3], [[10, 1], [20, 2]], [[10, 5]]], [10, 10], 3),
      ([[1, 2, 3], [4, 5], [["name": "x", "value": 1]]], [0, 0], 1),
      ([[[10, 1]], [[10, 2]]], [10, 10], 0),
    ] as [([Datum], [Int], Int)])
  func seriesOfOneChartHaveOneAxis(data: [Datum], first: [Int], leftOut: Int) {
    let all = data.flatMap {
      ChartSeries.series(of: ValueReading(settings: ValueSettings(), datum: $0)) ?? []
    }
    let kept = ChartSeries.onOneAxis(all)
    #expect(
      kept.map { series in
        switch series.points[0].place {
        case .date(let date): Int(date.timeIntervalSince1970)
        case .index(let index): index
        default: -1
        }
      } == first)
    #expect(kept.reduce(0) { $0 + $1.leftOut } == leftOut)
  }

  /// Data may name its parts as the board names another value.
  @Test func partsAreNamedAfterTheirValueWhereThereAreSeveral() {
    let (one, other) = ("A", "B")
    let readings = [one, other].map { name in
      var settings = ValueSettings()
      settings.name = name
      return ValueReading(settings: settings, datum: 1)
    }
    let names = ["A", "B", ""].map { readings[0].name(ofPart: $0, among: readings) }
    #expect(names == ["A", "A B", ""])
    #expect(readings[0].name(ofPart: "B", among: [readings[0]]) == "B")
  }

  /// One row of another form, which anybody may have written, takes nothing from the others.
  @Test(
    arguments: [
      (["count": 9], ["p50", "p99", "count"]), (["value": 9], ["p50", "p99", "value"]),
      (["values": [1]], ["p50", "p99"]), (nil, ["p50", "p99"]), (5, ["p50", "p99"]),
      (
        .record((0..<30).map { Datum.Field("junk\($0)", 1) }),
        ["p50", "p99"] + (0..<18).map { "junk\($0)" }
      ),
    ] as [(Datum, [String])])
  func oneRowTakesNothingAway(row: Datum, names: [String]) throws {
    var rows = [row]
    rows += (0..<9).map { ["time": .number(Double($0) * 60 + 1e9), "p50": 1, "p99": 2] }
    let series = try #require(
      ChartSeries.series(of: ValueReading(settings: ValueSettings(), datum: .list(rows))))
    #expect(Set(series.map(\.name)) == Set(names))
    #expect(series.first { $0.name == "p50" }?.points.count ?? 0 >= 9)
  }

  @Test func aWordForNothingIsAGap() throws {
    let datum: Datum = ["web": 3, "db": "n/a"]
    let series = try #require(
      ChartSeries.series(of: ValueReading(settings: ValueSettings(), datum: datum)))
    #expect(series[0].points.map(\.value) == [3, nil])
  }

  @Test(
    "A table has a series for each column of numbers, over its times or its names",
    arguments: [
      (
        [["time": 20, "a": 1, "b": 3], ["time": 10, "a": 2, "b": nil]],
        ["a: 10=2.0 20=1.0", "b: 10=gap 20=3.0"]
      ),
      (
        [["when": "1970-01-01T00:00:10Z", "a": 1, "note": "x"]], ["a: 10=1.0"]
      ),
      (
        [["shop": "Berlin", "2025": 1, "2026": 2], ["shop": "Rome", "2025": 3, "2026": 4]],
        ["2025: Berlin=1.0 Rome=3.0", "2026: Berlin=2.0 Rome=4.0"]
      ),
      ([["a": 1, "b": 5], ["a": 2, "b": 6]], ["a: 0=1.0 1=2.0", "b: 0=5.0 1=6.0"]),
      ([["a": "x"], ["a": "y"]], nil),
      (
        [
          ["time": 20, "a": 1, "b": 3], ["time": "soon", "a": 2, "b": 4],
          ["time": 10, "a": 5, "b": "none"],
        ], ["a: 10=5.0 20=1.0", "b: 10=gap 20=3.0"]
      ),
    ] as [(Datum, [String]?)])
  func tables(datum: Datum, expected: [String]?) { #expect(series(datum) == expected) }

  @Test(
    "Pairs of numbers",
    arguments: [
      ([[1.5, 2], [3, 4]], [": 1.5=2.0 3.0=4.0"]), ([["x": 1, "y": 2]], [": 1.0=2.0"]),
      ([["name": "a", "values": [[1, 2]]]], ["a: 1.0=2.0"]),
      (["a": [[1, 2]], "b": [["x": 3, "y": 4]]], ["a: 1.0=2.0", "b: 3.0=4.0"]),
      ([[1], ["x", 2]], nil), (5, nil), ([], []),
    ] as [(Datum, [String]?)])
  func pairs(datum: Datum, expected: [String]?) {
    #expect(series(datum, hasPairs: true) == expected)
  }

  @Test func aNumbersHistoryIsItsSeries() {
    let date = Date(timeIntervalSince1970: 5)
    let reading = ValueReading(
      settings: ValueSettings(), datum: 2,
      history: [.init(date: date, value: nil), .init(date: date + 1, value: 2)])
    let series = ChartSeries.series(of: reading)
    #expect(series?.first?.points.map(\.value) == [nil, 2])
    #expect(series?.first?.hasValues == true)
  }

  @Test func thinningLosesNoPeak() {
    var points = (0..<1000).map { ChartSeries.Point(place: .index($0), value: 1) }
    points[333].value = 99
    points[700].value = -5
    let thinned = ChartSeries(name: "", points: points).thinned(to: 40)
    #expect(thinned.points.count <= 40)
    #expect(
      thinned.points.contains { $0.value == 99 } && thinned.points.contains { $0.value == -5 })
  }

  @Test func thinningLosesNoGap() {
    var points = (0..<1000).map { ChartSeries.Point(place: .index($0), value: Double($0 % 7)) }
    points[333].value = nil
    for index in 700..<710 { points[index].value = nil }
    let thinned = ChartSeries(name: "", points: points).thinned(to: 40)
    #expect(thinned.points.count <= 50)
    let places = thinned.points.map { point -> Int in
      if case .index(let index) = point.place { index } else { -1 }
    }
    #expect(places == places.sorted())
    // Each gap lies between two values.
    for gap in [333, 700] {
      let index = places.firstIndex(of: gap)
      #expect(index.map { thinned.points[$0].value } == .some(nil), "\(gap)")
    }
    #expect(thinned.points.count { $0.value == nil } == 2)
  }
}
