import Synchronization

/// A gate that is shut until the first sync has been tried; later arrivals do not wait.
final class InitialSync: Sendable {
  private enum State {
    case shut([CheckedContinuation<Void, Never>])
    case open
  }

  private let state = Mutex(State.shut([]))

  /// True once the gate has been opened.
  var isOpen: Bool { state.withLock { if case .open = $0 { true } else { false } } }

  /// Opens the gate for good.
  func open() {
    let waiting = state.withLock { state -> [CheckedContinuation<Void, Never>] in
      defer { state = .open }
      if case .shut(let waiting) = state { return waiting }
      return []
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Waits until the gate is open.
  func wait() async {
    await withCheckedContinuation { continuation in
      let isOpen = state.withLock { state in
        guard case .shut(let waiting) = state else { return true }
        state = .shut(waiting + [continuation])
        return false
      }
      if isOpen { continuation.resume() }
    }
  }
}
