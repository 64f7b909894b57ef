import FoundationEssentials

/// Whole seconds between a date and now.
///
/// Before the date seconds are rounded up, after it down: so a number changes exactly a whole
/// number of seconds from the date, and is 0 from the date on.
struct Countdown: Sendable, Hashable {
  let date: Date
  /// Never negative.
  let seconds: Int
  /// True from the date on.
  let isPast: Bool

  /// Forgives a clock that rings a microsecond early, and the rounding of dates themselves.
  private static let tolerance = 1e-6

  init(of date: Date, at now: Date) {
    self.date = date
    let distance = date.timeIntervalSince(now)
    let bounded = distance.isNaN ? 0 : min(max(distance, -Self.furthest), Self.furthest)
    isPast = bounded <= Self.tolerance
    let seconds = isPast ? -bounded + Self.tolerance : bounded - Self.tolerance
    self.seconds = Int(seconds.rounded(isPast ? .down : .up))
  }

  /// Further away nothing is counted.
  private static let furthest = 1e12

  /// When a number that holds from `lower` seconds on to just before `upper` changes.
  func change(lower: Int, upper: Int) -> Date {
    guard seconds < Int(Self.furthest) else { return .distantFuture }
    return isPast ? date + TimeInterval(upper) : date - TimeInterval(lower - 1)
  }

  /// When the number of seconds changes.
  var nextSecond: Date { change(lower: seconds, upper: seconds + 1) }

  /// The seconds as a clock: `1:04:09`, `4:09`, or `64:09` without hours.
  static func clock(_ seconds: Int, showsHours: Bool = true) -> String {
    let hours = showsHours ? seconds / 3600 : 0
    let minutes = seconds / 60 - hours * 60
    let rest = "\(hours > 0 ? minutes.twoDigits : String(minutes)):\((seconds % 60).twoDigits)"
    return hours > 0 ? "\(hours):\(rest)" : rest
  }
}
