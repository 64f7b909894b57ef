import Synchronization

/// A mutual-exclusion lock that protects a class's storage.
package final class Lock: Sendable {
  private let mutex = Mutex(())

  package init() {}

  /// Runs a closure while no other thread holds the lock, and returns its result.
  package func locked<Result>(_ body: () -> Result) -> Result { mutex.withLock { _ in body() } }
}
