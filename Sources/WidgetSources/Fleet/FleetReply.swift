import Dispatch
import FoundationEssentials
import Synchronization

/// A value that one thread gives and another one waits for; only the first that is given counts.
final class FleetReply<Value: Sendable>: Sendable {
  private let value = Mutex<Value?>(nil)
  private let isThere = DispatchSemaphore(value: 0)

  /// Gives the value; returns false if there was one.
  @discardableResult
  func give(_ value: Value) -> Bool {
    let isFirst = self.value.withLock { known in
      defer { known = known ?? value }
      return known == nil
    }
    if isFirst { isThere.signal() }
    return isFirst
  }

  /// True once there is a value.
  var isGiven: Bool { value.withLock { $0 != nil } }

  /// Waits for the value; `nil` if there is none after some seconds.
  func wait(_ seconds: TimeInterval = .infinity) -> Value? {
    _ = isThere.wait(timeout: seconds.isFinite ? .now() + seconds : .distantFuture)
    return value.withLock { $0 }
  }
}
