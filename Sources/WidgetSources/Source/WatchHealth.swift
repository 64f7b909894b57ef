import Synchronization

/// The health of a watch: whether it receives changes. It may be used from any thread.
final class WatchHealth: Sendable {
  private struct State {
    var fault: SourceFailure?
    var loss: SourceFailure?
  }

  private let state = Mutex(State())

  /// The reason why the watch receives no changes, or `nil` if it does.
  var fault: SourceFailure? { state.withLock(\.fault) }

  /// Records a fault, or `nil` for none; returns true if that is news. A new reason for a fault is
  /// not news.
  func note(_ fault: SourceFailure?) -> Bool {
    state.withLock { state in
      let isNews = (state.fault == nil) != (fault == nil)
      state.fault = fault
      if isNews, let fault { state.loss = fault }
      return isNews
    }
  }

  /// Returns and forgets the fault that began last, which may be over by now, or `nil` if none
  /// began since the last call.
  func takeLoss() -> SourceFailure? {
    state.withLock { state in
      defer { state.loss = nil }
      return state.loss
    }
  }
}
