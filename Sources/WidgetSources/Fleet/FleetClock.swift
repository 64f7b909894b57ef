package import FoundationEssentials
import Glibc

/// The server's clock as this machine knows it: measured over a connection, and carried on by the
/// time since this machine's start, which nobody sets.
package struct FleetClock: Sendable, Hashable {
  /// The server's time at the measurement, in seconds since 1970.
  private let time: TimeInterval
  /// The machine's uptime at the measurement, in seconds.
  private let uptime: TimeInterval
  /// Half the time that the measurement took, in seconds.
  private let half: TimeInterval

  /// The share by which two clocks may drift apart.
  private static let drift = 1e-4

  /// Creates the clock of what a server told; `nil` if that is no time of this era.
  package init?(told time: TimeInterval?, sent: TimeInterval, received: TimeInterval) {
    guard let time, time >= 0, Reading.years.contains(time) else { return nil }
    self.init(time: time, sent: sent, received: received)
  }

  /// Creates the clock of an answer: a server's time that arrived between two uptimes.
  package init(time: TimeInterval, sent: TimeInterval, received: TimeInterval) {
    half = max(0, received - sent) / 2
    self.time = time + half
    uptime = received
  }

  /// The seconds since this machine started, the time asleep among them.
  package static var uptime: TimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_BOOTTIME, &time)
    return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1e9
  }

  /// Returns the server's time at an uptime.
  package func now(at uptime: TimeInterval = Self.uptime) -> TimeInterval {
    time + uptime - self.uptime
  }

  /// Returns the seconds by which the server's time may be wrong.
  package func uncertainty(at uptime: TimeInterval = Self.uptime) -> TimeInterval {
    half + max(0, uptime - self.uptime) * Self.drift
  }

  /// Returns the seconds by which this machine's clock is ahead of the server's.
  package func skew(of now: Date = Date(), at uptime: TimeInterval = Self.uptime) -> TimeInterval {
    now.timeIntervalSince1970 - self.now(at: uptime)
  }

  /// Returns the date by this machine's clock of a server's time.
  package func date(
    of time: TimeInterval, now: Date = Date(), at uptime: TimeInterval = Self.uptime
  ) -> Date { Date(timeIntervalSince1970: time + skew(of: now, at: uptime)) }

  /// Returns the server's time of a date by this machine's clock.
  package func time(
    of date: Date, now: Date = Date(), at uptime: TimeInterval = Self.uptime
  ) -> TimeInterval { date.timeIntervalSince1970 - skew(of: now, at: uptime) }

  /// Returns the latest date that the beginning of a row's reading can be shown with: what is not known
  /// for certain makes it older, never newer.
  package func shown(
    _ row: FleetRow, now: Date = Date(), at uptime: TimeInterval = Self.uptime
  ) -> Date {
    min(date(of: row.read, now: now, at: uptime) - uncertainty(at: uptime), now)
  }
}
