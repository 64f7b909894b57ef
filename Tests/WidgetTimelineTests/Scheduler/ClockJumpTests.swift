import Dispatch
import FoundationEssentials
import Synchronization
import TestServers
import Testing
import WidgetArchive
import WidgetLayout

@testable import WidgetTimeline

private let start = Date(timeIntervalSince1970: 1_773_480_000)

private struct JumpEntry: TimelineEntry {
  let date: Date
}

/// A provider that is reloaded every hour, and fails on demand.
private final class JumpProvider: ThrowingTimelineProvider, Sendable {
  private let clock: ManualClock
  private let number = Mutex(0)
  private let fault = Mutex(false)

  init(_ clock: ManualClock) { self.clock = clock }

  var count: Int { number.withLock { $0 } }
  func fail() { fault.withLock { $0 = true } }

  func placeholder(in context: Context) -> JumpEntry { JumpEntry(date: start) }

  func timeline(in context: Context) async throws -> Timeline<JumpEntry> {
    number.withLock { $0 += 1 }
    if fault.withLock({ $0 }) { throw ReloadFailure("gone") }
    return Timeline(entries: [JumpEntry(date: clock.now)], policy: .after(clock.now + 3600))
  }
}

/// Tests of a clock that is set while a scheduler runs.
@MainActor
@Suite("A clock that is set")
struct ClockJumpTests {
  private let clock = ManualClock(start)
  private let alarm = ManualAlarm()
  private let provider: JumpProvider

  init() { provider = JumpProvider(clock) }

  private func scheduler(_ budget: ReloadBudget? = nil) async throws -> Scheduler {
    let scheduler = Scheduler(clock: clock, alarm: alarm)
    scheduler.budget = budget
    var description = WidgetDescription()
    StaticConfiguration(kind: "test", provider: provider) { _ in Text("hour") }
      .describe(into: &description)
    scheduler.add(
      WidgetInstance(id: "a", kind: "test", family: .systemSmall), of: description,
      size: Size(width: 4, height: 1))
    try await settle(scheduler)
    return scheduler
  }

  private func settle(_ scheduler: Scheduler) async throws {
    try await comesAbout { !scheduler.isAsking }
  }

  /// The change is either reported, as by the kernel, or found at the next alarm.
  @Test(
    arguments: [-259_200.0, -3600.0, 259_200.0, 630_720_000.0] as [TimeInterval], [true, false])
  func everythingIsReadOnceByTheNewClock(seconds: TimeInterval, isTold: Bool) async throws {
    let scheduler = try await scheduler()
    // The alarm rang once before.
    scheduler.wake()
    clock.now = start + seconds
    if isTold { scheduler.replan() } else { scheduler.wake() }
    try await settle(scheduler)
    #expect(provider.count == 2)
    #expect(scheduler.nextReload(of: "a") == start + seconds + 3600)
    scheduler.wake()
    try await settle(scheduler)
    #expect(provider.count == 2)
  }

  @Test func aSecondBackIsNoReason() async throws {
    let scheduler = try await scheduler()
    clock.now = start - 1
    scheduler.replan()
    try await settle(scheduler)
    #expect(provider.count == 1)
  }

  /// The failure began before the date to which the clock was set back; only its last attempt was
  /// after it.
  @Test func whatFailsSinceLongIsTriedAgainByTheNewClock() async throws {
    let scheduler = try await scheduler()
    provider.fail()
    while clock.now < start + 2 * 86_400 {
      clock.now = try #require(scheduler.nextWake)
      scheduler.wake()
      try await settle(scheduler)
    }
    let count = provider.count
    clock.now = start + 86_400
    for _ in 0..<5 {
      scheduler.wake()
      try await settle(scheduler)
    }
    #expect(provider.count == count + 1)
    #expect(try #require(scheduler.nextReload(of: "a")) <= clock.now + 1.2 * 3600)
  }

  @Test func whatWasAskedByTheOldClockIsNotOfTheBudget() async throws {
    let scheduler = try await scheduler(ReloadBudget(perDay: 2, spacing: 300))
    for _ in 0..<2 {
      clock.now = try #require(scheduler.nextWake)
      scheduler.wake()
      try await settle(scheduler)
    }
    clock.now = start - 30 * 86_400
    scheduler.wake()
    try await settle(scheduler)
    #expect(try #require(scheduler.nextReload(of: "a")) <= clock.now + 3600)
  }

  @Test func aHoldIsOfTheOldClockToo() async throws {
    let scheduler = try await scheduler()
    clock.now = start + 7200
    // The clock is wrong as the machine wakes, and is corrected a little later.
    clock.sleep(86_400)
    scheduler.wake()
    clock.now = start + 7210
    scheduler.wake()
    try await settle(scheduler)
    #expect(provider.count == 2)
  }

  @Test func aFailureIsNotRepeatedAtOnce() async throws {
    let scheduler = try await scheduler()
    provider.fail()
    clock.now = start - 86_400
    for _ in 0..<5 {
      scheduler.replan()
      try await settle(scheduler)
    }
    #expect(provider.count == 2)
    let next = try #require(scheduler.nextReload(of: "a"))
    #expect(next > clock.now && next < clock.now + 3600)
  }
}
