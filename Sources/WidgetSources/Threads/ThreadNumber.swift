import Glibc
import Synchronization

/// The identity of the thread that runs something.
final class ThreadNumber: Sendable {
  private let number = Mutex<UInt?>(nil)

  private static var current: UInt { UInt(pthread_self()) }

  /// Records the calling thread.
  func note() { number.withLock { $0 = Self.current } }

  var isCurrent: Bool { number.withLock { $0 == Self.current } }
}
