public import FoundationEssentials
import Synchronization

/// Keeps what providers fetched for a short while, so that several widgets that show the same ask
/// for it once.
///
/// The key is the kind, the configuration and the language, as in Shopify's widgets: a language
/// that was changed is never answered from the cache. Who asks while it is being fetched waits for
/// the same answer; a failure is not kept. Make one and hand it to the providers: there is none that
/// all programs share.
public final class ReloadCache: Sendable {
  /// What is asked for.
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

  /// A cache whose values live for `lifetime` seconds.
  public init(lifetime: TimeInterval = 60, clock: any WallClock = SystemClock()) {
    self.lifetime = lifetime
    self.clock = clock
  }

  /// The value of a key: what is kept, or else what `fetch` gives.
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

  /// Forgets everything: after signing out, or in as another.
  public func clear() { items.withLock { $0 = [:] } }
}
