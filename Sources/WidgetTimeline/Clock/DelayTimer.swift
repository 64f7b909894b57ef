import Dispatch
package import FoundationEssentials
import Synchronization

/// Runs something later; injected wherever something is waited for on any thread.
package protocol DelayTimer: Sendable {
  /// Runs `body` on some thread once `date` has come, seen from `now`; it may be run a second time.
  func wait(until date: Date, from now: Date, then body: @escaping @Sendable () -> Void)
}

/// The machine's timer.
package struct SystemTimer: DelayTimer {
  package init() {}

  package func wait(
    until date: Date, from now: Date, then body: @escaping @Sendable () -> Void
  ) {
    let delay = max(0, date.timeIntervalSince(now))
    let queue = DispatchQueue.global(qos: .utility)
    // The first alone would come late after a sleep, the second where the clock was set back.
    queue.asyncAfter(deadline: .now() + delay, execute: body)
    queue.asyncAfter(wallDeadline: .now() + delay, execute: body)
  }
}

/// A timer that moves a manual clock, for tests: nothing is waited for.
package final class ManualTimer: DelayTimer {
  private struct Wait {
    let date: Date
    let body: @Sendable () -> Void
  }

  private let clock: ManualClock
  private let waits = Mutex<[Wait]>([])

  package init(_ clock: ManualClock) { self.clock = clock }

  package func wait(
    until date: Date, from now: Date, then body: @escaping @Sendable () -> Void
  ) {
    waits.withLock { $0.append(Wait(date: date, body: body)) }
  }

  /// The dates that are waited for, the earliest first.
  package var dates: [Date] { waits.withLock { $0.map(\.date).sorted() } }

  /// Runs all that comes due until `date`, the earliest first, with the clock at each one's date, and
  /// leaves the clock at `date`.
  package func advance(to date: Date) {
    while let next = takeNext(until: date) {
      clock.now = max(clock.now, next.date)
      next.body()
    }
    clock.now = date
  }

  /// Runs what is waited for next as if its time had passed, whatever the clock says.
  package func fire() { takeNext(until: .distantFuture)?.body() }

  private func takeNext(until date: Date) -> Wait? {
    waits.withLock { waits in
      let next = waits.indices.min { waits[$0].date < waits[$1].date }
      return next.flatMap { waits[$0].date <= date ? waits.remove(at: $0) : nil }
    }
  }
}
