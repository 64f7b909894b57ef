internal import WidgetBase

extension Publisher {
  /// Goes on with another publisher after a failure.
  public func `catch`<Other: Publisher>(
    _ handler: @escaping (Failure) -> Other
  ) -> AnyPublisher<Output, Other.Failure> where Other.Output == Output {
    AnyPublisher { value, end in
      let kept = Kept()
      kept.keep(
        subscribe(value) { completion in
          switch completion {
          case .finished: end(.finished)
          case .failure(let error): kept.keep(handler(error).subscribe(value, end))
          }
        })
      return AnyCancellable { kept.cancel() }
    }
  }

  /// Goes on with another publisher after a failure, or fails.
  public func tryCatch<Other: Publisher>(
    _ handler: @escaping (Failure) throws -> Other
  ) -> AnyPublisher<Output, any Error> where Other.Output == Output {
    `catch` { error -> AnyPublisher<Output, any Error> in
      do {
        return try handler(error).mapError { $0 as any Error }
      } catch {
        return AnyPublisher(Fail(error: error))
      }
    }
  }

  /// Begins again after a failure, so many times at most.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    guard retries > 0 else { return eraseToAnyPublisher() }
    return `catch` { _ in self.retry(retries - 1) }
  }

  /// Sends the values that meet a condition, or fails.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    tryMap { try isIncluded($0) ? $0 : nil }.compactMap { $0 }
  }

  /// Sends the values that are made, or fails.
  public func tryCompactMap<Value>(
    _ transform: @escaping (Output) throws -> Value?
  ) -> AnyPublisher<Value, any Error> { tryMap(transform).compactMap { $0 } }

  /// Ends the program after a failure, as in Combine.
  public func assertNoFailure(_ prefix: String = "") -> AnyPublisher<Output, Never> {
    AnyPublisher { value, end in
      subscribe(value) { completion in
        if case .failure(let error) = completion { fatalError("\(prefix)\(error)") }
        end(.finished)
      }
    }
  }

  /// The values in a loop of a task.
  public var values: AsyncThrowingStream<Output, any Error> {
    AsyncThrowingStream { continuation in
      let subscription = Handed(
        subscribe { output in
          nonisolated(unsafe) let output = output
          continuation.yield(output)
        } _: { completion in
          switch completion {
          case .finished: continuation.finish()
          case .failure(let error): continuation.finish(throwing: error)
          }
        })
      continuation.onTermination = { _ in subscription.value.cancel() }
    }
  }
}

/// The subscription that is open now.
private final class Kept: @unchecked Sendable {
  // Sendable: the lock guards both.
  private let lock = Lock()
  private var all: [AnyCancellable] = []
  private var isCancelled = false

  func keep(_ cancellable: AnyCancellable) {
    let isLate = lock.locked {
      if !isCancelled { all.append(cancellable) }
      return isCancelled
    }
    if isLate { cancellable.cancel() }
  }

  func cancel() {
    let taken = lock.locked {
      isCancelled = true
      defer { all = [] }
      return all
    }
    for cancellable in taken { cancellable.cancel() }
  }
}
