package import FoundationEssentials
internal import WidgetArchive

/// How long to wait after failures: twice as long each time, up to an hour, give or take a fifth, so
/// that what failed together is not tried together. What is read often is tried again soon, and never
/// much later than it would be read: whoever looks wants to see that it works again.
package enum Backoff {
  private static let first: TimeInterval = 30
  private static let longest: TimeInterval = 3600
  /// Nothing is tried more often than this for long.
  private static let leastLongest: TimeInterval = 60

  /// The seconds to wait after so many failures in a row, at least one; the same each time for the
  /// same instance.
  ///
  /// - Parameter rhythm: the seconds between reloads while all is well; nil where that is not known.
  package static func delay(
    attempts: Int, of id: String, rhythm: TimeInterval? = nil
  ) -> TimeInterval {
    let steps = max(0, min(attempts - 1, 16))
    let begin = min(first, max(1, rhythm ?? first))
    let end = min(longest, max(leastLongest, rhythm ?? longest))
    let delay = min(end, begin * TimeInterval(1 << steps))
    return delay * (0.8 + 0.4 * share(of: "\(id) \(attempts)"))
  }

  /// A number from 0 to 1 that a text always has: FNV-1a, its bits well mixed.
  package static func share(of text: String) -> Double {
    let hash = FNV1a(text).value
    return Double(((hash ^ hash >> 32) &* 0xd6e8_feb8_6659_fd93) >> 11) / Double(1 << 53)
  }
}
