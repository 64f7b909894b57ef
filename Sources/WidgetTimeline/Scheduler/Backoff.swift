package import FoundationEssentials
internal import WidgetArchive

/// The delay before a retry after failures: it doubles each time, up to an hour.
///
/// It varies by a fifth, so that instances that failed together are not retried together. Data that
/// is read often is retried soon, and never much later than it would be read, since people want to
/// see that it works again.
package enum Backoff {
  private static let first: TimeInterval = 30
  private static let longest: TimeInterval = 3600
  /// The lower bound of the longest delay, in seconds.
  private static let leastLongest: TimeInterval = 60

  /// Returns the number of seconds to wait after a number of failures in a row; it is always the
  /// same for the same instance.
  ///
  /// - Parameter rhythm: The number of seconds between reloads without failures; `nil` if unknown.
  package static func delay(
    attempts: Int, of id: String, rhythm: TimeInterval? = nil
  ) -> TimeInterval {
    let steps = max(0, min(attempts - 1, 16))
    let begin = min(first, max(1, rhythm ?? first))
    let end = min(longest, max(leastLongest, rhythm ?? longest))
    let delay = min(end, begin * TimeInterval(1 << steps))
    return delay * (0.8 + 0.4 * share(of: "\(id) \(attempts)"))
  }

  /// Returns a number from 0 to 1 derived from a text: its FNV-1a hash with the bits mixed.
  package static func share(of text: String) -> Double {
    let hash = FNV1a(text).value
    return Double(((hash ^ hash >> 32) &* 0xd6e8_feb8_6659_fd93) >> 11) / Double(1 << 53)
  }
}
