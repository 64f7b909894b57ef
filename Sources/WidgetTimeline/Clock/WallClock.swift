import CLinux
public import FoundationEssentials
import Glibc

/// A source of the current date; injected wherever one is needed.
public protocol WallClock: Sendable {
  var now: Date { get }
  /// The number of seconds for which the machine has been asleep since it started.
  var asleep: TimeInterval { get }
  /// The number of seconds that have passed since some moment, asleep or not, whatever the clock was
  /// set to meanwhile; `nil` if only the clock tells.
  var passed: TimeInterval? { get }
}

extension WallClock {
  public var asleep: TimeInterval { 0 }
  public var passed: TimeInterval? { nil }
}

/// The machine's clock.
public struct SystemClock: WallClock {
  public init() {}
  public var now: Date { Date() }
  public var asleep: TimeInterval { clinux_asleep_seconds() }
  public var passed: TimeInterval? {
    var time = timespec()
    guard clock_gettime(CLOCK_BOOTTIME, &time) == 0 else { return nil }
    return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1e9
  }
}

/// A clock that stands still until it is set, for tests and for pictures of a given moment.
public final class ManualClock: WallClock, @unchecked Sendable {
  // Sendable: the lock guards all that changes.
  private let lock = Lock()
  private var date: Date
  private var slept: TimeInterval = 0

  public init(_ date: Date) { self.date = date }

  public var now: Date {
    get { lock.locked { date } }
    set { lock.locked { date = newValue } }
  }

  public var asleep: TimeInterval { lock.locked { slept } }

  /// Advances the clock by some seconds, during which the machine was asleep.
  public func sleep(_ seconds: TimeInterval) {
    lock.locked {
      date += seconds
      slept += seconds
    }
  }

  /// Advances the clock by some seconds.
  public func advance(by seconds: TimeInterval) { lock.locked { date += seconds } }
}
