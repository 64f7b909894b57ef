internal import WidgetBase

/// A publisher of one value, as in Combine.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  private let value: Output

  /// Creates a publisher of one value.
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

/// A publisher of one later value, as in Combine.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  public typealias Promise = (Result<Output, Failure>) -> Void
  // Sendable: the lock guards `result` and the decision to wait for it.
  private let lock = Lock()
  private let listeners = Listeners<Output, Failure>()
  private var result: Result<Output, Failure>?

  /// Creates a publisher of the value that `attempt` promises.
  public init(_ attempt: @escaping (@escaping Promise) -> Void) {
    attempt { [weak self] result in
      guard let self, self.takes(result) else { return }
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
    // A subscriber that comes before the result gets it from the promise; a later one gets it here.
    var waiting: AnyCancellable?
    let known = lock.locked { () -> Result<Output, Failure>? in
      if result == nil { waiting = listeners.add(receiveValue, receiveEnd) }
      return result
    }
    switch known {
    case .success(let value):
      receiveValue(value)
      receiveEnd(.finished)
    case .failure(let error): receiveEnd(.failure(error))
    // The subscriber keeps the promise alive.
    case nil:
      return AnyCancellable { [self] in withExtendedLifetime(self) { waiting?.cancel() } }
    }
    return AnyCancellable {}
  }

  /// Keeps the first result; returns false for any other.
  private func takes(_ result: Result<Output, Failure>) -> Bool {
    lock.locked {
      guard self.result == nil else { return false }
      self.result = result
      return true
    }
  }
}

/// A publisher without values, as in Combine.
public struct Empty<Output, Failure: Error>: Publisher {
  private let ends: Bool

  /// Creates a publisher that ends at once by default.
  public init(completeImmediately: Bool = true) { ends = completeImmediately }

  public func subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    _ receiveEnd: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if ends { receiveEnd(.finished) }
    return AnyCancellable {}
  }
}

/// A publisher that fails with an error, as in Combine.
public struct Fail<Output, Failure: Error>: Publisher {
  private let error: Failure

  /// Creates a publisher that fails with an error.
  public init(error: Failure) { self.error = error }

  public func subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    _ receiveEnd: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    receiveEnd(.failure(error))
    return AnyCancellable {}
  }
}

/// A publisher that is made on subscription, as in Combine.
public struct Deferred<Made: Publisher>: Publisher {
  public typealias Output = Made.Output
  public typealias Failure = Made.Failure
  private let make: () -> Made

  /// Creates a publisher that calls `createPublisher` for each subscriber.
  public init(createPublisher: @escaping () -> Made) { make = createPublisher }

  public func subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    _ receiveEnd: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { make().subscribe(receiveValue, receiveEnd) }
}
