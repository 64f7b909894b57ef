package import FoundationEssentials
import Glibc

/// A moment after which nobody waits any longer, on a clock that nobody sets.
package struct Deadline: Sendable {
  /// The seconds that were given.
  package let timeout: TimeInterval
  private let start: TimeInterval

  /// A deadline so many seconds from now.
  package init(after timeout: TimeInterval) {
    self.timeout = timeout
    start = Self.uptime
  }

  /// The seconds since it was set.
  package var elapsed: TimeInterval { Self.uptime - start }

  /// The seconds that are left, zero at the least.
  package var left: TimeInterval { max(0, timeout - elapsed) }

  package var isOver: Bool { left <= 0 }

  /// The milliseconds that are left, rounded up, for `poll`; at most an hour.
  package var milliseconds: Int32 { Int32(min(left * 1000, 3_600_000).rounded(.up)) }

  private static var uptime: TimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1e9
  }
}
