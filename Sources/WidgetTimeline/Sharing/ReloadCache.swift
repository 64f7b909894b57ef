public import FoundationEssentials
import Synchronization

/// A short-lived cache of fetched values, so that several widgets that show the same data fetch it
/// once.
///
/// The key consists of the kind, the configuration and the language, as in Shopify's widgets, so
/// that a change of language is never answered from the cache. A request during a fetch waits for
/// the same result; failures are not cached. Create a cache and pass it to the providers: there is
/// no shared one.
public final class ReloadCache: Sendable {
  /// The key of a cached value.
  public struct Key: Sendable, Hashable {
    public var kind: String
    public var configuration: [String: String]
    public var locale: String

    public init(kind: String, configuration: [String: String] = [:], locale: String) {
      self.kind = kind
      self.configuration = configuration
      self.locale = locale
    }
  }

  private struct Item {
    let date: Date
    let task: Task<any Sendable, any Error>
  }

  private let items = Mutex<[Key: Item]>([:])
  private let lifetime: TimeInterval
  private let clock: any WallClock

  /// Creates a cache whose values expire after `lifetime` seconds.
  public init(lifetime: TimeInterval = 60, clock: any WallClock = SystemClock()) {
    self.lifetime = lifetime
    self.clock = clock
  }

  /// Returns the cached value of a key, or else the result of `fetch`.
  public func value<Value: Sendable>(
    for key: Key, fetch: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let item = items.withLock { items -> Item in
      let now = clock.now
      items = items.filter { abs(now.timeIntervalSince($0.value.date)) < lifetime }
      if let known = items[key] { return known }
      let item = Item(date: now, task: Task { try await fetch() })
      items[key] = item
      return item
    }
    do {
      let value = try await item.task.value
      guard let value = value as? Value else {
        throw ReloadFailure("the cache has another kind of value for “\(key.kind)”")
      }
      return value
    } catch {
      items.withLock { items in
        if items[key]?.date == item.date { items[key] = nil }
      }
      throw error
    }
  }

  /// Removes all values, as after signing out or into another account.
  public func clear() { items.withLock { $0 = [:] } }
}
