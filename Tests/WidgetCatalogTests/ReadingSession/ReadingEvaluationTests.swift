import FoundationEssentials
import Testing
import WidgetSettings
import WidgetSources
import WidgetTimeline

@testable import WidgetCatalog

/// Tests of what data of which parts are missing is worth.
@MainActor
struct ReadingEvaluationTests {
  private let now = Date(timeIntervalSince1970: 1_773_478_800)

  private func entry(
    _ reading: Reading, _ more: [String: Setting]
  ) throws -> ReadingEntry {
    let setting: [String: Setting] = ["source": ["file": "rooms.json"]]
    let settings = try ReadingSettings<MetricKind>(
      InstanceSettings(.mapping(setting.merging(more) { $1 })))
    let history = ReadingHistory(folder: nil, keep: 3600, fingerprints: ["s"], delay: 0)
    let evaluation = ReadingEvaluation(settings, history: history)
    return try #require(try evaluation.entries(of: [.success(reading)], at: now).first)
  }

  /// The rooms a and b, of which b is offline.
  private var rooms: Reading {
    var reading = Reading(
      [
        ["room": "a", "value": 10], ["room": "b", "error": "offline"], ["room": "c", "value": 10],
      ],
      at: now)
    (reading.lacksRows, reading.warnings) = (true, ["b: offline"])
    return reading
  }

  private let values: [String: Setting] = [
    "values": [
      ["name": "total", "pick": "map(.value) | add"], ["name": "rooms", "pick": "length"],
      ["name": "first", "pick": ".[0].value"],
      ["name": "c", "pick": ".[] | select(.room == \"c\") | .value"],
    ]
  ]

  /// A sum of rooms of which one is offline is none for alarms of too little and for other programs; the value of a room is.
  @Test func whatIsComputedOfRowsOfWhichOneIsMissingIsPartial() throws {
    let entry = try entry(rooms, values)
    #expect(entry.values.map(\.number) == [20, 3, 10, 10])
    #expect(entry.values.map(\.isPartial) == [true, true, false, false])
    let published = KindEntry(kind: MetricKind(.mapping(values)), reading: entry).entryValues
    #expect(published.map(\.number) == [nil, nil, 10, 10])
    #expect(published.map(\.failure) == ["b: offline", "b: offline", "", ""])
    let rules = AlertRule.rules(
      ["alert": [["below": "25"], ["above": "25"], ["above": "15"]]])
    #expect(rules.map { $0.holds(of: entry.values) } == [nil, nil, true])
  }

  @Test func whatIsComputedOfAllRowsIsWhole() throws {
    var whole = rooms
    whole.lacksRows = false
    #expect(try entry(whole, values).values.allSatisfy { !$0.isPartial })
  }

  /// A course of a server whose newest step has no value is no value of now, unless the board takes none for one.
  @Test func aRangeWithoutItsNewestValueFails() throws {
    let times = [-120.0, -60, 0].map { Reading.number(now + $0) }
    let course: Datum = [
      ["name": "up", "values": [[times[0], 7], [times[1], 44], [times[2], .null]]]
    ]
    func source(_ more: [String: Setting]) -> [String: Setting] {
      let source: [String: Setting] = [
        "prometheus": "http://localhost:9090", "query": "up", "range": "1h",
      ]
      return ["source": .mapping(source.merging(more) { $1 })]
    }
    let reading = Reading(course, at: now)
    var reason: String?
    do {
      _ = try entry(reading, source([:]))
    } catch let failure as SourceFailure { reason = failure.reason }
    #expect(reason == "no value")
    let value = try entry(reading, source(["null": "ok"])).values[0]
    #expect(value.datum == .null && value.failure == nil)
    #expect(value.history.map(\.value) == [7, 44, nil])
    // A file may say that there is none.
    #expect(try entry(reading, [:]).values[0].failure == nil)
  }
}
