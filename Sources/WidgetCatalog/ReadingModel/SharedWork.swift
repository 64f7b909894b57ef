import Dispatch
import Synchronization

/// Pieces of work that several threads share: each takes the next piece until none is left.
final class SharedWork<Value: Sendable>: Sendable {
  private struct State {
    var next = 0
    var left: Int
    var values: [Value?]
  }

  private let pieces: [@Sendable () -> Value]
  private let state: Mutex<State>
  private let isDone = DispatchSemaphore(value: 0)

  init(_ pieces: [@Sendable () -> Value]) {
    self.pieces = pieces
    state = Mutex(State(left: pieces.count, values: Array(repeating: nil, count: pieces.count)))
  }

  /// Does pieces of the work until all are taken.
  func work() {
    while let index = next() {
      let value = pieces[index]()
      let isLast = state.withLock { state in
        state.values[index] = value
        state.left -= 1
        return state.left == 0
      }
      if isLast { isDone.signal() }
    }
  }

  /// Does pieces of the work, waits for the others, and returns the results in the order of the pieces.
  func results() -> [Value] {
    guard !pieces.isEmpty else { return [] }
    work()
    isDone.wait()
    return state.withLock { $0.values.compactMap(\.self) }
  }

  private func next() -> Int? {
    state.withLock { state in
      guard state.next < pieces.count else { return nil }
      state.next += 1
      return state.next - 1
    }
  }
}
