import FoundationEssentials
import Synchronization

/// The deals whose pictures are requested again while the deals change by the hour.
final class PictureRetries: Sendable {
  /// The key of the deals: their tile, server and search.
  struct Key: Hashable, Sendable {
    /// The tile that shows the deals.
    let tile: String
    let server: String
    let search: DealSearch
  }

  private struct Wait {
    let key: Key
    let entries: [DealEntry]
    let attempts: Int
    let retry: Date
  }

  /// The time until the first retry in seconds, which is doubled for each further one.
  static let pause: TimeInterval = 300
  /// The minimum time until a retry in seconds, whatever the server says.
  private static let least: TimeInterval = 60

  /// The waiting deals by tile, whose earlier deals are irrelevant.
  private let waits = Mutex<[String: Wait]>([:])

  /// Returns the remaining entries of deals whose pictures are due to be requested again; `nil` if
  /// there are none.
  func due(_ key: Key, at now: Date) -> [DealEntry]? {
    waits.withLock { waits in
      guard let wait = waits[key.tile], wait.key == key, wait.retry <= now else { return nil }
      let left = wait.entries.filter { $0.date + DealEntryProvider.pause > now }
      return left.isEmpty ? nil : left
    }
  }

  /// Returns the date of the provider's next reload: early if missing pictures may still come,
  /// otherwise at the end of the deals' hours.
  func next(after entries: DealEntries, of key: Key, at now: Date) -> Date {
    let end = entries.end ?? now + DealEntryProvider.pause
    return waits.withLock { waits in
      let last = waits.removeValue(forKey: key.tile).flatMap { $0.key == key ? $0 : nil }
      guard let trouble = entries.trouble else { return end }
      // An extra request in between does not lengthen the wait.
      let attempts = last.map { $0.retry <= now ? $0.attempts + 1 : $0.attempts } ?? 1
      let pause = Self.pause * Double(1 << min(attempts - 1, 10))
      let retry = trouble.retryAfter.map { max($0, now + Self.least) } ?? now + pause
      guard retry < end else { return end }
      waits[key.tile] = Wait(
        key: key, entries: entries.entries, attempts: attempts, retry: retry)
      return retry
    }
  }
}
