import Dispatch
import Synchronization

/// Threads on which sources are read: a limited number, each kept while there is work for it.
///
/// These are not the shared concurrent queue, which has as many threads as there are processors: a
/// source that waits would block the others.
package final class ReadingThreads: Sendable {
  package static let shared = ReadingThreads(most: 64)

  private struct State {
    var running = 0
    var waiting: [@Sendable () -> Void] = []
  }

  private let most: Int
  private let state = Mutex(State())

  init(most: Int) { self.most = most }

  /// Runs some work as soon as a thread is free.
  package func run(_ work: @escaping @Sendable () -> Void) {
    let begins = state.withLock { state in
      guard state.running < most else {
        state.waiting.append(work)
        return false
      }
      state.running += 1
      return true
    }
    guard begins else { return }
    // A queue of its own has a thread of its own.
    DispatchQueue(label: "reading").async { [self] in
      var next: (@Sendable () -> Void)? = work
      while let work = next {
        work()
        next = state.withLock { state in
          if state.waiting.isEmpty {
            state.running -= 1
            return nil
          }
          return state.waiting.removeFirst()
        }
      }
    }
  }

  /// Returns the result of work that may wait, for callers that must not.
  package func result<Value: Sendable, Failure: Error>(
    of work: @escaping @Sendable () throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let result: Result<Value, Failure> = await withCheckedContinuation { continuation in
      run { continuation.resume(returning: Result(catching: work)) }
    }
    return try result.get()
  }
}
