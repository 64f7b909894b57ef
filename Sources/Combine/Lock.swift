import Synchronization

/// A mutual exclusion around a class's own storage.
final class Lock: Sendable {
  private let mutex = Mutex(())

  func locked<Result>(_ body: () -> Result) -> Result { mutex.withLock { _ in body() } }
}
