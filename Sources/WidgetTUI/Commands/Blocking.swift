import Dispatch
import Synchronization

/// A task that a command waits for, since it has nothing else to do meanwhile. The task must not need
/// the main thread.
enum Blocking {
  /// What the work gives, or throws.
  static func value<Value: Sendable>(
    _ work: @escaping @Sendable () async throws -> Value
  ) throws -> Value {
    let answer = Answer<Value>()
    // Not a detached one, which would know no task-local values.
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
