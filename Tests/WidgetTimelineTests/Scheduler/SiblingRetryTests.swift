import FoundationEssentials
import Testing
import WidgetArchive
import WidgetLayout

@testable import WidgetTimeline

private let start = Date(timeIntervalSince1970: 1_773_480_000)

/// Tests that widgets of a server that did not answer are tried again soon after one of them
/// succeeded.
@MainActor
@Suite struct SiblingRetryTests {
  /// Servers on a manual clock, whose widgets fail for as long as they are down.
  @MainActor private final class Bench {
    let clock = ManualClock(start)
    let alarm = ManualAlarm()
    let scheduler: Scheduler
    var down: Set<String> = []
    /// The seconds at which a failed server asks to be tried again, by widget.
    var promises: [String: TimeInterval] = [:]
    /// The seconds at which widgets were loaded.
    private(set) var asked: [String: [TimeInterval]] = [:]

    init() { scheduler = Scheduler(clock: clock, alarm: alarm) }

    /// - Parameter archive: The archive of the widget that the previous host kept.
    func add(
      _ id: String, on servers: String..., every interval: TimeInterval = 86_400,
      after archive: ArchivedTimeline? = nil
    ) {
      var source = TimelineSource(
        placeholder: { _ in AnyTimelineEntry(date: start) { _ in } },
        snapshot: { _, _ in },
        timeline: { [unowned self] _, answer in
          asked[id, default: []].append(clock.now.timeIntervalSince(start))
          guard down.isDisjoint(with: servers) else {
            return answer(
              .failure(
                ReloadFailure("refused", retryAfter: promises[id].map { start + $0 })))
          }
          let entry = AnyTimelineEntry(date: clock.now) { _ in }
          answer(.success(AnyTimeline(entries: [entry], rule: .after(clock.now + interval))))
        }, isInline: false)
      source.servers = servers
      var description = WidgetDescription()
      description.source = source
      scheduler.add(
        ConfiguredInstance(WidgetInstance(id: id, kind: "test", family: .systemSmall)),
        of: description,
        size: Size(width: 4, height: 1), archives: [archive].compactMap { $0 })
    }

    /// Returns the archive that a host keeps of a widget, as read from its file.
    func kept(_ id: String) throws -> ArchivedTimeline {
      let load = try #require(scheduler.state(of: id))
      return try ArchivedTimeline(
        bytes: load.archive(after: nil, sizes: [Size(width: 4, height: 1)]).bytes)
    }

    /// Advances the clock to `seconds`, ringing the alarm whenever it is due.
    func run(to seconds: TimeInterval) {
      let end = start + seconds
      while let date = alarm.date, date <= end {
        clock.now = max(date, clock.now)
        scheduler.wake()
      }
      clock.now = end
    }

    func hasFailed(_ id: String) -> Bool { scheduler.state(of: id)?.failure != nil }
  }

  private let bench = Bench()
  private let names = ["a", "b", "c"]

  /// Makes three widgets of a server fail for hours.
  private func failForHours() {
    bench.down = ["shop"]
    for name in names { bench.add(name, on: "shop") }
    bench.run(to: 6 * 3600)
    for name in names {
      let next = bench.scheduler.state(of: name)?.failure?.next ?? .distantPast
      // The next attempt is so far away that nothing in these tests is due by itself.
      bench.run(to: max(bench.clock.now, next + 1).timeIntervalSince(start))
    }
    bench.down = []
  }

  @Test func siblingsFollowOneThatRecoversWithinSeconds() {
    failForHours()
    let now = bench.clock.now.timeIntervalSince(start)
    bench.scheduler.requestReload("b")
    #expect(names.map(bench.hasFailed) == [true, false, true])
    bench.run(to: now + 1)
    #expect(names.map(bench.hasFailed) == [false, false, false])
    #expect(bench.asked["a"]?.last == now + 0.25)
    #expect(bench.asked["c"]?.last == now + 0.5)
  }

  @Test func aWidgetThatNeverFailedTellsThemToo() {
    bench.add("steady", on: "shop", every: 3 * 3600 + 1)
    bench.run(to: 10)
    bench.down = ["shop"]
    bench.add("a", on: "shop")
    bench.run(to: 3 * 3600)
    bench.down = []
    #expect(bench.hasFailed("a"))
    bench.run(to: 3 * 3600 + 2)
    #expect(bench.asked["steady"] == [0, 3 * 3600 + 1])
    #expect(!bench.hasFailed("a"))
  }

  @Test func whatFailsForItselfIsNotTriedAtEveryAnswerOfOthers() {
    bench.down = ["own"]
    bench.add("a", on: "shop", "own")
    bench.add("steady", on: "shop", every: 2)
    bench.run(to: 20)
    // It is loaded at first, and once more after the first answer of the other one.
    #expect(bench.asked["a"]?.count == 2)
    #expect(bench.asked["steady"]?.count == 11)
  }

  @Test func otherServersAreOther() {
    bench.down = ["shop", "bank"]
    bench.add("a", on: "shop")
    bench.add("b", on: "bank")
    bench.add("c")
    bench.down = ["bank"]
    bench.scheduler.requestReload("a")
    bench.run(to: 5)
    #expect(!bench.hasFailed("a") && bench.hasFailed("b"))
    #expect(bench.asked["b"] == [0])
    #expect(bench.asked["c"] == [0])
  }

  @Test func whoAskedForTimeGetsIt() {
    bench.down = ["shop"]
    bench.promises["a"] = 900
    for name in names { bench.add(name, on: "shop") }
    bench.down = []
    bench.scheduler.requestReload("b")
    bench.run(to: 899)
    #expect(names.map(bench.hasFailed) == [true, false, false])
    bench.run(to: 900)
    #expect(names.map(bench.hasFailed) == [false, false, false])
    #expect(bench.asked["a"] == [0, 900])
  }

  @Test func whatFailedBeforeTheHostWasStartedAnewFollowsToo() throws {
    failForHours()
    let before = bench
    before.promises["c"] = before.clock.now.timeIntervalSince(start) + 900
    before.down = ["shop"]
    before.scheduler.requestReload("c")
    let after = Bench()
    after.clock.now = before.clock.now
    after.down = ["shop"]
    for name in names { after.add(name, on: "shop", after: try before.kept(name)) }
    let now = after.clock.now.timeIntervalSince(start)
    #expect(after.asked.isEmpty)
    after.down = []
    after.scheduler.requestReload("b")
    after.run(to: now + 1)
    #expect(names.map(after.hasFailed) == [false, false, true])
    // The server of this one asked for a delay, which the next host respects too.
    after.run(to: now + 899)
    #expect(after.hasFailed("c"))
    after.run(to: now + 900)
    #expect(!after.hasFailed("c"))
  }

  @Test func aHundredDoNotStartAtOnce() {
    bench.down = ["shop"]
    let names = (100..<200).map { "widget \($0)" }
    for name in names { bench.add(name, on: "shop") }
    bench.run(to: 40_000)
    bench.down = []
    let now = bench.clock.now.timeIntervalSince(start)
    bench.scheduler.requestReload(names[0])
    bench.run(to: now + 26)
    #expect(!names.contains(where: bench.hasFailed))
    let times = bench.asked.values.flatMap { $0 }.filter { $0 > now }.sorted()
    #expect(times.count == 99)
    let busiest = times.map { time in times.filter { $0 >= time && $0 < time + 1 }.count }.max()
    #expect(busiest ?? 0 <= 8)
  }
}
