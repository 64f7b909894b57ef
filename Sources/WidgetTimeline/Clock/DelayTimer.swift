import Dispatch
package import FoundationEssentials
import Synchronization

/// A timer that runs code later, on any thread; injected wherever code has to wait.
package protocol DelayTimer: Sendable {
  /// Runs `body` on some thread once `date` has come, measured from `now`; may run it twice.
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
    // The first alone would be late after the machine slept, the second after the clock was set
    // back.
    queue.asyncAfter(deadline: .now() + delay, execute: body)
    queue.asyncAfter(wallDeadline: .now() + delay, execute: body)
  }
}

/// A timer for tests that moves a manual clock instead of waiting.
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

  /// The dates of all pending calls, earliest first.
  package var dates: [Date] { waits.withLock { $0.map(\.date).sorted() } }

  /// Runs all calls due until `date`, earliest first, each with the clock at its own date, and
  /// leaves the clock at `date`.
  package func advance(to date: Date) {
    while let next = takeNext(until: date) {
      clock.now = max(clock.now, next.date)
      next.body()
    }
    clock.now = date
  }

  /// Runs the next pending call at once, whatever the clock says.
  package func fire() { takeNext(until: .distantFuture)?.body() }

  private func takeNext(until date: Date) -> Wait? {
    waits.withLock { waits in
      let next = waits.indices.min { waits[$0].date < waits[$1].date }
      return next.flatMap { waits[$0].date <= date ? waits.remove(at: $0) : nil }
    }
  }
}
