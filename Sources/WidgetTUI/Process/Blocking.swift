import Dispatch
import Synchronization

/// A way for a command to wait for a task, since it has nothing else to do meanwhile. The task must
/// not need the main thread.
enum Blocking {
  /// Returns the work's result, or throws its error.
  static func value<Value: Sendable>(
    _ work: @escaping @Sendable () async throws -> Value
  ) throws -> Value {
    let answer = Answer<Value>()
    // Not a detached task, which would not inherit task-local values.
    Task {
      do {
        answer.give(.success(try await work()))
      } catch {
        answer.give(.failure(error))
      }
    }
    return try answer.wait().get()
  }

  private final class Answer<Value: Sendable>: Sendable {
    private let result = Mutex<Result<Value, any Error>?>(nil)
    private let isGiven = DispatchSemaphore(value: 0)

    func give(_ answer: Result<Value, any Error>) {
      result.withLock { $0 = answer }
      isGiven.signal()
    }

    func wait() -> Result<Value, any Error> {
      while true {
        isGiven.wait()
        if let answer = result.withLock({ $0 }) { return answer }
      }
    }
  }
}
