import Synchronization
import TestServers
import Testing

@testable import WidgetTimeline

@Suite("A watch that is begun elsewhere")
@MainActor
struct PendingWatchTests {
  /// A value that a watch keeps, with its callbacks.
  private final class Kept: Sendable {
    let onChange: @Sendable () -> Void
    let onEnd: @Sendable () -> Void

    init(onChange: @escaping @Sendable () -> Void, onEnd: @escaping @Sendable () -> Void = {}) {
      (self.onChange, self.onEnd) = (onChange, onEnd)
    }

    deinit { onEnd() }
  }

  /// The events, in order.
  @MainActor private final class Events {
    private(set) var list: [String] = []

    nonisolated init() {}

    func add(_ event: String) { list.append(event) }

    /// Waits for so many events, and a little longer in case more come, which shows only in time.
    func settled(_ count: Int) async throws -> [String] {
      try await comesAbout { list.count >= count }
      try await Task.sleep(for: .milliseconds(20))
      return list
    }
  }

  private let events = Events()

  @Test func whatIsReadWaitsForTheWatchAndIsReadOnce() async throws {
    let begins = Gate()
    let watch = PendingWatch(patience: .never) {
      await begins.opened()
      return Kept(onChange: $0)
    } onChange: { [events] in
      events.add("changed")
    }
    watch.whenBegun { events.add("read") }
    #expect(try await events.settled(0) == [])
    begins.open()
    #expect(try await events.settled(1) == ["read"])
    watch.whenBegun { events.add("read again") }
    #expect(events.list == ["read", "read again"])
  }

  @Test func whatTakesLongToBeginTellsWhatItMissed() async throws {
    let begins = Gate()
    let watch = PendingWatch(patience: .milliseconds(10)) {
      await begins.opened()
      return Kept(onChange: $0)
    } onChange: { [events] in
      events.add("changed")
    }
    watch.whenBegun { events.add("read") }
    #expect(try await events.settled(1) == ["read"])
    begins.open()
    #expect(try await events.settled(2) == ["read", "changed"])
    withExtendedLifetime(watch) {}
  }

  @Test func whereNothingIsReadItTellsThatItHasBegun() async throws {
    let watch = PendingWatch {
      Kept(onChange: $0)
    } onChange: { [events] in
      events.add("changed")
    }
    #expect(try await events.settled(1) == ["changed"])
    withExtendedLifetime(watch) {}
  }

  @Test func whereNothingTellsWhatIsReadIsReadAllTheSame() async throws {
    let watch = PendingWatch {
      _ in
      nil
    } onChange: { [events] in
      events.add("changed")
    }
    watch.whenBegun { events.add("read") }
    #expect(try await events.settled(1) == ["read"])
  }

  @Test func oneThatIsReleasedBeforeItHasBegunEndsWhenItDoes() async throws {
    let begins = Gate()
    var watch: PendingWatch? = PendingWatch { [events] in
      await begins.opened()
      return Kept(onChange: $0) { Task { await events.add("ended") } }
    } onChange: { [events] in
      events.add("changed")
    }
    watch?.whenBegun { events.add("read") }
    watch = nil
    begins.open()
    #expect(try await events.settled(1) == ["ended"])
  }

  /// Holds all callers until it is opened.
  private final class Gate: Sendable {
    private let isOpen = Mutex(false)

    func open() { isOpen.withLock { $0 = true } }

    func opened() async {
      while !isOpen.withLock({ $0 }) { try? await Task.sleep(for: .milliseconds(5)) }
    }
  }
}
