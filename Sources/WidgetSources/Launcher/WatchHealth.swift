import Synchronization

/// Whether a watch hears of changes; any thread may ask.
final class WatchHealth: Sendable {
  private let state = Mutex<SourceFailure?>(nil)

  /// Why the watch hears of nothing now; nil while it does.
  var fault: SourceFailure? { state.withLock { $0 } }

  /// Notes a fault, or that there is none; whether that is news. A fault that only has another reason
  /// is none.
  func note(_ fault: SourceFailure?) -> Bool {
    state.withLock { state in
      defer { state = fault }
      return (state == nil) != (fault == nil)
    }
  }
}
