import FoundationEssentials
import Synchronization
import Testing

@testable import WidgetTimeline

@Suite("The short-lived cache of reloads")
struct ReloadCacheTests {
  private final class Shop: Sendable {
    private let state = Mutex((calls: 0, fails: false))
    var calls: Int { state.withLock { $0.calls } }
    func fail(_ fails: Bool) { state.withLock { $0.fails = fails } }

    func orders() async throws -> Int {
      let (calls, fails) = state.withLock { state in
        state.calls += 1
        return state
      }
      await Task.yield()
      if fails { throw ReloadFailure("refused") }
      return calls
    }
  }

  private let clock = ManualClock(Date(timeIntervalSince1970: 1_773_480_000))
  private let shop = Shop()

  private func key(_ store: String = "Main", _ locale: String = "en") -> ReloadCache.Key {
    ReloadCache.Key(kind: "orders", configuration: ["store": store], locale: locale)
  }

  @Test func isAskedOnceInAMinuteForOneConfigurationAndLanguage() async throws {
    let cache = ReloadCache(clock: clock)
    let shop = shop
    func orders(_ key: ReloadCache.Key) async throws -> Int {
      try await cache.value(for: key) { try await shop.orders() }
    }
    #expect(try await orders(key()) == 1)
    clock.advance(by: 59)
    #expect(try await orders(key()) == 1)
    #expect(try await orders(key("Main", "de")) == 2)
    #expect(try await orders(key("Other")) == 3)
    clock.advance(by: 1)
    #expect(try await orders(key()) == 4)
    cache.clear()
    #expect(try await orders(key()) == 5)
  }

  @Test func twentyAtOnceAreOneQuestion() async throws {
    let cache = ReloadCache(clock: clock)
    let (shop, key) = (shop, key())
    let answers = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<20 {
        group.addTask { try await cache.value(for: key) { try await shop.orders() } }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(answers) == [1])
    #expect(shop.calls == 1)
  }

  @Test func aFailureIsNotKept() async throws {
    let cache = ReloadCache(clock: clock)
    let (shop, key) = (shop, key())
    shop.fail(true)
    await #expect(throws: ReloadFailure("refused")) {
      try await cache.value(for: key) { try await shop.orders() }
    }
    shop.fail(false)
    #expect(try await cache.value(for: key) { try await shop.orders() } == 2)
    await #expect(throws: ReloadFailure.self) {
      try await cache.value(for: key) { "text where a number was kept" }
    }
  }
}
