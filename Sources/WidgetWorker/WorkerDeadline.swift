import Glibc

/// A moment of the monotonic clock, which cannot be set.
struct WorkerDeadline: Comparable {
  private let nanoseconds: UInt64

  /// Creates the moment that is `milliseconds` from now.
  init(milliseconds: UInt32) { nanoseconds = Self.now + UInt64(milliseconds) * 1_000_000 }

  /// The milliseconds left for `poll`, rounded up; 0 if the moment is past.
  var milliseconds: Int32 {
    let now = Self.now
    guard nanoseconds > now else { return 0 }
    return Int32(min((nanoseconds - now + 999_999) / 1_000_000, 3_600_000))
  }

  var isOver: Bool { milliseconds == 0 }

  static func < (one: Self, other: Self) -> Bool { one.nanoseconds < other.nanoseconds }

  private static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
