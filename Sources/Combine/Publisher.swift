/// Gives values over time, as in Combine.
///
/// Here: values are handed on as they come, on the thread they come on; nobody asks for fewer.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  /// Hands values and the end over until it is cancelled.
  func subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    _ receiveEnd: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable
}

/// What subscribers are told, as in Combine.
public enum Subscribers {
  /// How values end.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Publisher {
  /// Hands values and the end over until the result is cancelled or forgotten.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    subscribe(receiveValue, receiveCompletion)
  }

  /// The same without its type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

extension Publisher where Failure == Never {
  /// Hands values over until the result is cancelled or forgotten.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    subscribe(receiveValue) { _ in }
  }

  /// Writes each value into a property.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }
}

/// A publisher of any type, as in Combine.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let start:
    (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) ->
      AnyCancellable

  /// Forgets which type `publisher` has.
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
