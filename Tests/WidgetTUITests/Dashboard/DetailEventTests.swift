import FoundationEssentials
import Testing
import WidgetArchive

@testable import WidgetTUI
@testable import WidgetTimeline

/// What happened to a widget, on the line of time and in the list.
@Suite struct DetailEventTests {
  private let start = Date(timeIntervalSince1970: 1_773_481_200)

  private func record(_ outcomes: (Double, String)...) -> TimelineRecord {
    TimelineRecord(
      entries: [], reload: nil,
      outcomes: outcomes.map {
        ReloadOutcome(
          date: start + $0.0, reason: .policy, duration: 0, entries: $0.1.isEmpty ? 1 : nil,
          failure: $0.1)
      })
  }

  private func alarms(_ events: (Double, AlertEvent.What)...) -> AlertRecord {
    var record = AlertRecord()
    for (second, what) in events {
      record.note(what, of: "above 90", value: "97", at: start + second)
    }
    return record
  }

  @Test func theNewestComesFirstAndNothingLaterThanNow() {
    let all = [DetailEvent].all(
      record((10, ""), (30, "HTTP 500"), (70, "")), alarms((20, .alarm), (60, .resolved)),
      until: start + 60)
    #expect(all.map(\.mark) == ["!", "✕", "!", "╵"])
    #expect(all[0].words == "! over, above 90: 97" && all[1].words == "✕ HTTP 500")
  }

  @Test func ofOneMomentTheLastNotedComesFirst() {
    let all = [DetailEvent].all(record((10, "a"), (10, "b")), nil, until: start + 10)
    #expect(all.map(\.words) == ["✕ b", "✕ a"])
  }

  @Test func theSameInARowIsOneRun() {
    let all = [DetailEvent].all(
      record((10, ""), (20, ""), (30, "HTTP 500"), (40, "HTTP 500"), (50, ""), (60, "HTTP 502")),
      nil, until: start + 90)
    #expect(all.runs.map(\.count) == [1, 1, 2, 2])
    #expect(all.runs.map(\.newest.date) == [60, 50, 40, 20].map { start + $0 })
    #expect(all.runs.map(\.since) == [60, 50, 30, 10].map { start + $0 })
  }

  @Test func anAlarmHidesAFailureAndThatAReload() {
    let all = [DetailEvent].all(
      record((1, ""), (2, "no"), (50, ""), (51, "no"), (99, "")), alarms((3, .alarm)),
      until: start + 100)
    let marks = all.marks(from: start, to: start + 100, columns: 10)
    #expect(marks.mapValues(\.mark) == [0: "!", 5: "✕", 9: "╵"])
    // Both ends belong to it, what lies beyond does not.
    #expect(all.marks(from: start + 99, to: start + 100, columns: 4).keys.sorted() == [0])
  }
}
