import Synchronization

/// A counter of reported changes.
final class Counter: Sendable {
  private let told = Mutex(0)

  var count: Int { told.withLock { $0 } }

  func add() { told.withLock { $0 += 1 } }
}
