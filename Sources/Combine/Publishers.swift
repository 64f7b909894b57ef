/// One value, as in Combine.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  private let value: Output

  /// One value.
  public init(_ value: Output) { self.value = value }

  public func subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    _ receiveEnd: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    receiveValue(value)
    receiveEnd(.finished)
    return AnyCancellable {}
  }
}

/// A value that comes once, as in Combine.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let listeners = Listeners<Output, Failure>()
  private var result: Result<Output, Failure>?

  /// A value that `attempt` promises.
  public init(_ attempt: @escaping (@escaping Promise) -> Void) {
    attempt { [weak self] result in
      guard let self, self.result == nil else { return }
      self.result = result
      switch result {
      case .success(let value):
        self.listeners.send(value)
        self.listeners.end(.finished)
      case .failure(let error): self.listeners.end(.failure(error))
      }
    }
  }

  public func subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    _ receiveEnd: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    switch result {
    case .success(let value):
      receiveValue(value)
      receiveEnd(.finished)
    case .failure(let error): receiveEnd(.failure(error))
    case nil:
      // The promise is kept alive by who waits for it.
      let waiting = listeners.add(receiveValue, receiveEnd)
      return AnyCancellable { [self] in withExtendedLifetime(self) { waiting.cancel() } }
    }
    return AnyCancellable {}
  }
}

/// No values, as in Combine.
public struct Empty<Output, Failure: Error>: Publisher {
  private let ends: Bool

  /// Nothing, and the end at once if nothing else is said.
  public init(completeImmediately: Bool = true) { ends = completeImmediately }

  public func subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    _ receiveEnd: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if ends { receiveEnd(.finished) }
    return AnyCancellable {}
  }
}

/// An error, as in Combine.
public struct Fail<Output, Failure: Error>: Publisher {
  private let error: Failure

  /// An error.
  public init(error: Failure) { self.error = error }

  public func subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    _ receiveEnd: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    receiveEnd(.failure(error))
    return AnyCancellable {}
  }
}

/// A publisher that is made when somebody listens, as in Combine.
public struct Deferred<Made: Publisher>: Publisher {
  public typealias Output = Made.Output
  public typealias Failure = Made.Failure
  private let make: () -> Made

  /// What `createPublisher` makes for each who listens.
  public init(createPublisher: @escaping () -> Made) { make = createPublisher }

  public func subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    _ receiveEnd: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { make().subscribe(receiveValue, receiveEnd) }
}
