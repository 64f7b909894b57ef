import Dispatch
import FoundationEssentials
import Synchronization
import TestServers
import Testing
import WidgetArchive
import WidgetLayout

@testable import WidgetTimeline

private let start = Date(timeIntervalSince1970: 1_773_480_000)

private struct CallEntry: TimelineEntry {
  let date: Date
}

/// A provider that answers at once, although it need not, and is reloaded every hour.
private struct HourlyProvider: TimelineProvider {
  let clock: ManualClock
  let calls: Calls

  func placeholder(in context: Context) -> CallEntry { CallEntry(date: start) }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (CallEntry) -> Void) {}
  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<CallEntry>) -> Void
  ) {
    calls.note()
    completion(
      Timeline(entries: [CallEntry(date: clock.now)], policy: .after(clock.now + 3600)))
  }
}

private final class Calls: Sendable {
  private let number = Mutex(0)
  var count: Int { number.withLock { $0 } }
  func note() { number.withLock { $0 += 1 } }
}

/// A network that can be up or down.
@MainActor
private final class Network {
  var isUp = false
}

@MainActor
@Suite("A machine that sleeps")
struct SleepTests {
  private let clock = ManualClock(start)
  private let alarm = ManualAlarm()
  private let calls = Calls()

  private func scheduler(of ids: [String]) async throws -> Scheduler {
    let scheduler = Scheduler(clock: clock, alarm: alarm)
    var description = WidgetDescription()
    StaticConfiguration(kind: "test", provider: HourlyProvider(clock: clock, calls: calls)) { _ in
      Text("hour")
    }.describe(into: &description)
    for id in ids {
      scheduler.add(
        WidgetInstance(id: id, kind: "test", family: .systemSmall), of: description,
        size: Size(width: 4, height: 1))
    }
    try await settle(scheduler, calls: ids.count)
    return scheduler
  }

  /// Waits until so many calls have been answered.
  private func settle(_ scheduler: Scheduler, calls count: Int) async throws {
    try await comesAbout { calls.count >= count && !scheduler.isAsking }
  }

  private func run(_ scheduler: Scheduler, to end: Date) {
    while let date = alarm.date, date <= end {
      clock.now = max(date, clock.now)
      scheduler.wake()
    }
    clock.now = end
  }

  @Test func whatCameDueIsAskedOnceAndSpread() async throws {
    let ids = (0..<20).map { "widget \($0)" }
    let scheduler = try await scheduler(of: ids)
    clock.sleep(8 * 3600)
    scheduler.replan()
    #expect(calls.count == 20)
    let due = ids.compactMap { scheduler.nextReload(of: $0) }
    #expect(due.allSatisfy { $0 >= clock.now && $0 < clock.now + 5 })
    #expect(Set(due).count == 20)
    run(scheduler, to: clock.now + 5)
    try await settle(scheduler, calls: 40)
    #expect(calls.count == 40)
  }

  @Test func theNightIsNotLate() async throws {
    let scheduler = try await scheduler(of: ["a"])
    clock.sleep(8 * 3600)
    let load = try #require(scheduler.state(of: "a"))
    #expect(Freshness(load.facts(asleep: clock.asleep), at: clock.now) == .fresh)
    // The machine is awake, and nothing reloads.
    clock.advance(by: 3600 + 30)
    #expect(
      Freshness(load.facts(asleep: clock.asleep), at: clock.now) == .late(since: start + 3600))
  }

  @Test func reloadsWaitForTheNetworkHalfAMinuteAtMost() async throws {
    let scheduler = try await scheduler(of: ["a"])
    let network = Network()
    scheduler.isNetworkUp = { network.isUp }
    clock.sleep(8 * 3600)
    scheduler.replan()
    run(scheduler, to: clock.now + 20)
    #expect(calls.count == 1)
    network.isUp = true
    run(scheduler, to: clock.now + 2)
    try await settle(scheduler, calls: 2)
    #expect(calls.count == 2)

    network.isUp = false
    clock.sleep(8 * 3600)
    scheduler.replan()
    run(scheduler, to: clock.now + 29)
    #expect(calls.count == 2)
    run(scheduler, to: clock.now + 10)
    try await settle(scheduler, calls: 3)
    #expect(calls.count == 3)
  }
}
