import FoundationEssentials
import Synchronization

/// The deals whose pictures are asked for again, while the deals themselves go on by the hour.
final class PictureRetries: Sendable {
  /// Whose deals they are.
  struct Key: Hashable, Sendable {
    /// The tile that shows them.
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

  /// The seconds until the first try, which every further one doubles.
  static let pause: TimeInterval = 300
  /// The fewest seconds until a try, whatever the server says.
  private static let least: TimeInterval = 60

  /// By tile: what one showed before is of no interest.
  private let waits = Mutex<[String: Wait]>([:])

  /// The entries that are still to come of deals whose pictures are due to be asked for again; nil
  /// where none are.
  func due(_ key: Key, at now: Date) -> [DealEntry]? {
    waits.withLock { waits in
      guard let wait = waits[key.tile], wait.key == key, wait.retry <= now else { return nil }
      let left = wait.entries.filter { $0.date + DealEntryProvider.pause > now }
      return left.isEmpty ? nil : left
    }
  }

  /// When the provider is asked next: early where pictures are missing that may come yet, else when
  /// the deals have had their hours.
  func next(after entries: DealEntries, of key: Key, at now: Date) -> Date {
    let end = entries.end ?? now + DealEntryProvider.pause
    return waits.withLock { waits in
      let last = waits.removeValue(forKey: key.tile).flatMap { $0.key == key ? $0 : nil }
      guard let trouble = entries.trouble else { return end }
      // Who asks in between has not to wait the longer for it.
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
