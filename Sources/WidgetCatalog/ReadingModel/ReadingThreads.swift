import Dispatch
import Synchronization
import WidgetBase
import WidgetSources

/// Threads on which sources are read: a limited number, each kept while there is work for it.
///
/// These are not Dispatch's, of which there are few: sources that wait would block the others.
package final class ReadingThreads: Sendable {
  package static let shared = ReadingThreads(most: 512)

  private struct State {
    var running = 0
    var waiting: [@Sendable () -> Void] = []
  }

  /// The room that parsers of nested data need, in bytes.
  private static let stack = 8 << 20

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
    let body = { @Sendable [self] in
      work()
      while let next = next() { next() }
    }
    // Dispatch begins the work later if there is no thread for it at the moment.
    if !Threads.start(stack: Self.stack, body) {
      DispatchQueue(label: "reading").async(execute: body)
    }
  }

  /// Returns the work that waits longest, or notes that a thread ends if none does.
  private func next() -> (@Sendable () -> Void)? {
    state.withLock { state in
      guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
      state.running -= 1
      return nil
    }
  }

  /// Returns the results of pieces of work that may wait, in their order. They run at the same time, as far as threads are
  /// free; the calling thread takes its share, so that it never waits for a thread.
  package func results<Value: Sendable>(of pieces: [@Sendable () -> Value]) -> [Value] {
    let shared = SharedWork(pieces)
    for _ in pieces.dropFirst() { run { shared.work() } }
    return shared.results()
  }

  /// Returns the result of work that may wait, for callers that must not.
  package func result<Value: Sendable, Failure: Error>(
    of work: @escaping @Sendable () throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let work = AnswerDates.carried(work)
    let result: Result<Value, Failure> = await withCheckedContinuation { continuation in
      run { continuation.resume(returning: work()) }
    }
    return try result.get()
  }
}
