internal import WidgetBase

extension Publisher {
  /// Publishes the values of a publisher made for each value; it ends when all have ended.
  public func flatMap<Inner: Publisher>(
    _ transform: @escaping (Output) -> Inner
  ) -> AnyPublisher<Inner.Output, Failure> where Inner.Failure == Failure {
    AnyPublisher { value, end in
      let merging = Merging(end: end)
      let outer = subscribe { output in
        merging.begin()
        merging.keep(
          transform(output).subscribe(value) { completion in merging.finish(completion) })
      } _: { completion in
        merging.finish(completion)
      }
      merging.keep(outer)
      return AnyCancellable { merging.cancel() }
    }
  }
}

extension Publisher where Failure == Never {
  /// Gives the publisher a failure type, of which no failure ever comes.
  public func setFailureType<NewFailure: Error>(
    to failureType: NewFailure.Type
  ) -> AnyPublisher<Output, NewFailure> {
    AnyPublisher { value, end in subscribe(value) { _ in end(.finished) } }
  }
}

/// The shared end of several publishers: when all have finished, or one fails.
private final class Merging<Failure: Error>: @unchecked Sendable {
  // Sendable: the lock guards all that changes.
  private let end: (Subscribers.Completion<Failure>) -> Void
  private let lock = Lock()
  private var open = 1
  private var kept: [AnyCancellable] = []
  private var isEnded = false

  init(end: @escaping (Subscribers.Completion<Failure>) -> Void) { self.end = end }

  func begin() { lock.locked { open += 1 } }

  func keep(_ cancellable: AnyCancellable) {
    lock.locked { if !isEnded { kept.append(cancellable) } }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let isLast = lock.locked {
      open -= 1
      guard !isEnded else { return false }
      if case .finished = completion, open > 0 { return false }
      isEnded = true
      return true
    }
    if isLast { end(completion) }
  }

  func cancel() {
    let all = lock.locked {
      isEnded = true
      defer { kept = [] }
      return kept
    }
    for cancellable in all { cancellable.cancel() }
  }
}
