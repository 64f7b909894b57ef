import Synchronization

/// The listeners that are notified of changes.
final class Listening: Sendable {
  private struct State {
    var listeners: [Int: @Sendable () -> Void] = [:]
    var next = 0
  }

  private let state = Mutex(State())

  /// True if there are no listeners.
  var isEmpty: Bool { state.withLock { $0.listeners.isEmpty } }

  /// Adds a listener and returns its number.
  func join(_ listener: @escaping @Sendable () -> Void) -> Int {
    state.withLock { state in
      state.next += 1
      state.listeners[state.next] = listener
      return state.next
    }
  }

  /// Removes a listener; returns true if none is left.
  func leave(_ number: Int) -> Bool {
    state.withLock { state in
      state.listeners[number] = nil
      return state.listeners.isEmpty
    }
  }

  /// Calls all listeners.
  func tell() {
    let listeners = state.withLock { Array($0.listeners.values) }
    for listener in listeners { listener() }
  }
}
