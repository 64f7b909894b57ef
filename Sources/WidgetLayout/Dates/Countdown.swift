import FoundationEssentials

/// The whole seconds between a date and now.
///
/// Seconds are rounded up before the date and down after it, so that the number changes exactly a
/// whole number of seconds from the date, and is 0 from the date on.
struct Countdown: Sendable, Hashable {
  let date: Date
  /// The number of seconds, at least 0.
  let seconds: Int
  /// True from the date on.
  let isPast: Bool

  /// The tolerance in seconds for a timer that fires a microsecond early, and for the rounding of
  /// dates.
  private static let tolerance = 1e-6

  init(of date: Date, at now: Date) {
    self.date = date
    let distance = date.timeIntervalSince(now)
    let bounded = distance.isNaN ? 0 : min(max(distance, -Self.furthest), Self.furthest)
    isPast = bounded <= Self.tolerance
    let seconds = isPast ? -bounded + Self.tolerance : bounded - Self.tolerance
    self.seconds = Int(seconds.rounded(isPast ? .down : .up))
  }

  /// The largest distance that is counted, in seconds.
  private static let furthest = 1e12

  /// Returns the date at which a number that is valid from `lower` to just before `upper` seconds
  /// changes.
  func change(lower: Int, upper: Int) -> Date {
    guard seconds < Int(Self.furthest) else { return .distantFuture }
    return isPast ? date + TimeInterval(upper) : date - TimeInterval(lower - 1)
  }

  /// The date at which the number of seconds changes.
  var nextSecond: Date { change(lower: seconds, upper: seconds + 1) }

  /// Returns the seconds as a clock: `1:04:09`, `4:09`, or `64:09` without hours.
  static func clock(_ seconds: Int, showsHours: Bool = true) -> String {
    let hours = showsHours ? seconds / 3600 : 0
    let minutes = seconds / 60 - hours * 60
    let rest = "\(hours > 0 ? minutes.twoDigits : String(minutes)):\((seconds % 60).twoDigits)"
    return hours > 0 ? "\(hours):\(rest)" : rest
  }
}
