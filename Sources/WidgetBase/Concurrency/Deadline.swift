package import FoundationEssentials
import Glibc

/// A time limit measured on the monotonic clock, which cannot be set.
package struct Deadline: Sendable {
  /// The whole time, in seconds.
  package let timeout: TimeInterval
  private let start: TimeInterval

  /// Creates a deadline that is `timeout` seconds from now.
  package init(after timeout: TimeInterval) {
    self.timeout = timeout
    start = Self.uptime
  }

  /// Creates the deadline of a time limit of which only `left` seconds are left.
  package init(left: TimeInterval, of timeout: TimeInterval) {
    self.timeout = timeout
    start = Self.uptime - timeout + left
  }

  /// The seconds since the deadline was created.
  package var elapsed: TimeInterval { Self.uptime - start }

  /// The seconds left, at least 0.
  package var left: TimeInterval { max(0, timeout - elapsed) }

  package var isOver: Bool { left <= 0 }

  /// The milliseconds left, rounded up, for `poll`; at most an hour.
  package var milliseconds: Int32 { Int32(min(left * 1000, 3_600_000).rounded(.up)) }

  private static var uptime: TimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1e9
  }
}
