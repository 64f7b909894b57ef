import FoundationEssentials
import Glibc
import TestServers
import Testing
import WidgetTimeline

@testable import WidgetTUI

/// Tests of the loop over a pipe in place of the keyboard, without the main queue's work, which belongs
/// to the tests themselves. Each event has happened before the loop is asked, so that nothing waits.
@MainActor
@Suite(.serialized) final class EventLoopTests {
  private let clock = ManualClock(Date(timeIntervalSince1970: 1_773_480_360))
  private var ends: [Int32] = [0, 0]
  private var keyboard: Int32 { ends[1] }

  init() {
    pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit { for end in ends where end >= 0 { close(end) } }

  private func loop(signals: [Int32] = []) throws -> EventLoop {
    try EventLoop(input: ends[0], signals: signals, mainQueue: nil, clock: clock)
  }

  private func type() { write(keyboard, "q", 1) }

  /// The words of events, which are not comparable.
  private func words(_ events: [EventLoop.Event]) -> [String] { events.map { "\($0)" } }

  @Test func aKey() throws {
    let loop = try loop()
    type()
    #expect(words(loop.next()) == ["input"])
  }

  @Test func aTerminalThatIsLost() throws {
    let loop = try loop()
    type()
    close(keyboard)
    ends[1] = -1
    // A program that another test starts just now may hold the pipe for a moment. The last key is
    // still there, so that the loop does not wait.
    let isLost = eventually { words(loop.next()) == ["input", "hangUp"] }
    #expect(isLost)
  }

  @Test func signals() throws {
    let numbers = [SIGUSR1, SIGUSR2]
    let loop = try loop(signals: numbers)
    defer {
      var set = sigset_t()
      sigemptyset(&set)
      for number in numbers { sigaddset(&set, number) }
      pthread_sigmask(SIG_UNBLOCK, &set, nil)
    }
    for number in numbers.reversed() { pthread_kill(pthread_self(), number) }
    #expect(words(loop.next()) == ["signal(\(SIGUSR1))", "signal(\(SIGUSR2))"])
    type()
    #expect(words(loop.next()) == ["input"])
  }

  /// An alarm of the past rings at once, once.
  @Test(arguments: [-1e9, 0, 1_000_000_000.5] as [TimeInterval])
  func anAlarm(seconds: TimeInterval) throws {
    let loop = try loop()
    loop.set(for: Date(timeIntervalSince1970: seconds))
    #expect(words(loop.next()) == ["due"])
    type()
    #expect(words(loop.next()) == ["input"])
  }

  @Test(arguments: [nil, Date.distantFuture, Date(timeIntervalSince1970: .infinity)])
  func anAlarmThatDoesNotRing(date: Date?) throws {
    let loop = try loop()
    loop.set(for: .distantPast)
    loop.set(for: date)
    type()
    #expect(words(loop.next()) == ["input"])
  }

  @Test func anotherDescriptor() throws {
    let loop = try loop()
    var other: [Int32] = [0, 0]
    pipe(&other)
    defer { for end in other { close(end) } }
    loop.watched = [other[0]]
    write(other[1], "x", 1)
    #expect(words(loop.next()) == ["folder"])
    loop.watched = []
    type()
    #expect(words(loop.next()) == ["input"])
  }

  @Test func allThatHappenedIsReportedTogether() throws {
    let loop = try loop()
    loop.watched = [ends[0]]
    loop.set(for: .distantPast)
    type()
    #expect(words(loop.next()) == ["due", "folder", "input"])
  }

  nonisolated static let steps: [(TimeInterval, [String])] = [
    (-1, ["input"]), (-3, ["clockChanged", "input"]), (3600, ["input"]),
  ]

  /// Small corrections of the clock are none.
  @Test(arguments: steps)
  func aClockThatIsSet(seconds: TimeInterval, expected: [String]) throws {
    let loop = try loop()
    type()
    #expect(words(loop.next()) == ["input"])
    clock.now += seconds
    #expect(words(loop.next()) == expected)
    // It is told once.
    #expect(words(loop.next()) == ["input"])
  }
}
