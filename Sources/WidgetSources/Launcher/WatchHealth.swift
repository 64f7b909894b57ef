import Synchronization

/// The health of a watch: whether it receives changes. It may be used from any thread.
final class WatchHealth: Sendable {
  private let state = Mutex<SourceFailure?>(nil)

  /// The reason why the watch receives no changes, or `nil` if it does.
  var fault: SourceFailure? { state.withLock { $0 } }

  /// Records a fault, or `nil` for none; returns true if that is news. A new reason for a fault is
  /// not news.
  func note(_ fault: SourceFailure?) -> Bool {
    state.withLock { state in
      defer { state = fault }
      return (state == nil) != (fault == nil)
    }
  }
}
