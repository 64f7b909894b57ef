import FoundationEssentials
import Testing

@testable import WidgetArchive

/// Returns the date so many seconds after the timeline was loaded.
private func at(_ seconds: TimeInterval) -> Date {
  Date(timeIntervalSince1970: 1_773_480_000 + seconds)
}

@Suite("What to show when, and when to ask again")
struct ScheduleTests {
  /// Entries, a reload rule, a moment, and the expected state at that moment.
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var entries: [TimeInterval]
    var rule: ReloadRule
    var now: TimeInterval
    var entry: Int?
    var wake: TimeInterval?
    var isReloadDue = false

    init(
      _ name: String, _ entries: [TimeInterval], _ rule: ReloadRule, at now: TimeInterval,
      shows entry: Int?, wakes wake: TimeInterval?, reloads: Bool = false
    ) {
      testDescription = name
      self.entries = entries
      self.rule = rule
      self.now = now
      self.entry = entry
      self.wake = wake
      isReloadDue = reloads
    }
  }

  static let cases = [
    Case("the first entry now", [0, 60, 120], .atEnd, at: 0, shows: 0, wakes: 60),
    Case("between two", [0, 60, 120], .atEnd, at: 59.999, shows: 0, wakes: 60),
    Case("on its second", [0, 60, 120], .atEnd, at: 60, shows: 1, wakes: 120),
    Case("missed entries collapse", [0, 60, 120], .never, at: 500, shows: 2, wakes: nil),
    Case(
      "the end comes with the last entry", [0, 60], .atEnd, at: 60, shows: 1, wakes: nil,
      reloads: true),
    Case("after, later than the entries", [0, 60], .after(at(100)), at: 70, shows: 1, wakes: 100),
    Case(
      "after, earlier than the last entry", [0, 60], .after(at(30)), at: 10, shows: 0, wakes: 30),
    Case(
      "a reload that is due does not hide the next entry", [0, 60], .after(at(30)), at: 40,
      shows: 0, wakes: 60, reloads: true),
    Case(
      "an entry comes before a reload of the same date", [0, 60], .after(at(60)), at: 60,
      shows: 1, wakes: nil, reloads: true),
    Case("never is never", [0], .never, at: 0, shows: 0, wakes: nil),
    Case("all in the future: the first is shown", [10, 20], .never, at: 0, shows: 0, wakes: 20),
    Case("equal dates: the last of them", [0, 0, 0, 60], .never, at: 0, shows: 2, wakes: 60),
    Case("no entries", [], .never, at: 0, shows: nil, wakes: nil),
    Case("no entries, at end: held back", [], .atEnd, at: 0, shows: nil, wakes: 1),
    Case("one present entry at end: held back", [0], .atEnd, at: 0, shows: 0, wakes: 1),
    Case("after a date in the past: held back", [0], .after(at(-50)), at: 0.5, shows: 0, wakes: 1),
    Case("…and then due", [0], .after(at(-50)), at: 1, shows: 0, wakes: nil, reloads: true),
    Case(
      "before it was loaded: the clock was set back", [0, 60], .atEnd, at: -500, shows: 0, wakes: 60
    ),
  ]

  @Test(arguments: cases)
  func decision(_ test: Case) {
    let schedule = Schedule(
      dates: test.entries.map(at), rule: test.rule, loaded: at(0), minimumSpacing: 1)
    let decision = schedule.decision(at: at(test.now))
    #expect(decision.entry == test.entry)
    #expect(decision.wake == test.wake.map(at))
    #expect(decision.isReloadDue == test.isReloadDue)
  }

  @Test func thousandsOfEntriesAreFoundByHalving() {
    let schedule = Schedule(
      dates: (0..<10_000).map { at(Double($0)) }, rule: .never, loaded: at(0))
    for second in [0, 1, 4_711, 9_998, 9_999] {
      let decision = schedule.decision(at: at(Double(second) + 0.5))
      #expect(decision.entry == second)
      #expect(decision.wake == (second == 9_999 ? nil : at(Double(second + 1))))
    }
  }
}
