/// A source of values over time, as in Combine.
///
/// Here, values are delivered as they come, on the thread they come on; there is no demand.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  /// Delivers values and the end until the subscription is cancelled.
  func subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    _ receiveEnd: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable
}

/// The types of subscriptions, as in Combine.
public enum Subscribers {
  /// The end of the values.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Publisher {
  /// Delivers values and the end until the result is cancelled or released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    subscribe(receiveValue, receiveCompletion)
  }

  /// Erases the type of the publisher.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

extension Publisher where Failure == Never {
  /// Delivers values until the result is cancelled or released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    subscribe(receiveValue) { _ in }
  }

  /// Assigns each value to a property.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }
}

/// A type-erased publisher, as in Combine.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let start:
    (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) ->
      AnyCancellable

  /// Creates a publisher that erases the type of `publisher`.
  public init(_ publisher: some Publisher<Output, Failure>) { start = publisher.subscribe }

  init(
    start:
      @escaping (
        @escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void
      ) -> AnyCancellable
  ) {
    self.start = start
  }

  public func subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    _ receiveEnd: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { start(receiveValue, receiveEnd) }
}
