internal import WidgetBase

extension Publisher {
  /// Sends the values of both publishers as they come.
  public func merge<Other: Publisher>(
    with other: Other
  ) -> AnyPublisher<Output, Failure> where Other.Output == Output, Other.Failure == Failure {
    Publishers.MergeMany(eraseToAnyPublisher(), other.eraseToAnyPublisher()).eraseToAnyPublisher()
  }

  /// Sends the newest values of both publishers.
  public func combineLatest<Other: Publisher>(
    _ other: Other
  ) -> AnyPublisher<(Output, Other.Output), Failure> where Other.Failure == Failure {
    AnyPublisher { value, end in
      let pair = Pair<Output, Other.Output>()
      let ends = Ends(2, end)
      let first = subscribe({ pair.set(first: $0).map(value) }, ends.end)
      let second = other.subscribe({ pair.set(second: $0).map(value) }, ends.end)
      return AnyCancellable {
        first.cancel()
        second.cancel()
      }
    }
  }

  /// Sends a value made of the newest values of both publishers.
  public func combineLatest<Other: Publisher, Value>(
    _ other: Other, _ transform: @escaping (Output, Other.Output) -> Value
  ) -> AnyPublisher<Value, Failure> where Other.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// Sends the newest values of three publishers.
  public func combineLatest<Second: Publisher, Third: Publisher>(
    _ second: Second, _ third: Third
  ) -> AnyPublisher<(Output, Second.Output, Third.Output), Failure>
  where Second.Failure == Failure, Third.Failure == Failure {
    combineLatest(second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) }
  }

  /// Sends the values of both publishers in pairs.
  public func zip<Other: Publisher>(
    _ other: Other
  ) -> AnyPublisher<(Output, Other.Output), Failure> where Other.Failure == Failure {
    AnyPublisher { value, end in
      let queues = Queues<Output, Other.Output>()
      let ends = Ends(2, end)
      let first = subscribe({ queues.add(first: $0).map(value) }, ends.end)
      let second = other.subscribe({ queues.add(second: $0).map(value) }, ends.end)
      return AnyCancellable {
        first.cancel()
        second.cancel()
      }
    }
  }

  /// Sends values made of the pairs of both publishers.
  public func zip<Other: Publisher, Value>(
    _ other: Other, _ transform: @escaping (Output, Other.Output) -> Value
  ) -> AnyPublisher<Value, Failure> where Other.Failure == Failure {
    zip(other).map { transform($0.0, $0.1) }
  }

  /// Lets all subscribers share one subscription.
  public func share() -> Publishers.Share<Self> { Publishers.Share(self) }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Sends the values of the newest publisher.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
    AnyPublisher { value, end in
      var inner: AnyCancellable?
      let ends = Ends(1, end)
      let outer = subscribe { publisher in
        inner?.cancel()
        inner = publisher.subscribe(value) { completion in
          if case .failure = completion { ends.end(completion) }
        }
      } _: { completion in
        ends.end(completion)
      }
      return AnyCancellable {
        outer.cancel()
        inner?.cancel()
      }
    }
  }
}

/// The publishers that operators make, as in Combine.
public enum Publishers {
  /// Sends the values of several publishers as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    private let publishers: [Upstream]

    public init(_ upstream: Upstream...) { publishers = upstream }
    public init(_ upstream: some Swift.Sequence<Upstream>) { publishers = Array(upstream) }

    public func subscribe(
      _ receiveValue: @escaping (Output) -> Void,
      _ receiveEnd: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      let ends = Ends(publishers.count, receiveEnd)
      let all = publishers.map { $0.subscribe(receiveValue, ends.end) }
      if all.isEmpty { receiveEnd(.finished) }
      return AnyCancellable { for subscription in all { subscription.cancel() } }
    }
  }

  /// Sends the values of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    public let sequence: Elements

    public init(sequence: Elements) { self.sequence = sequence }

    public func subscribe(
      _ receiveValue: @escaping (Output) -> Void,
      _ receiveEnd: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      for element in sequence { receiveValue(element) }
      receiveEnd(.finished)
      return AnyCancellable {}
    }
  }

  /// Lets all subscribers share one subscription.
  public final class Share<Upstream: Publisher>: Publisher, @unchecked Sendable {
    // Sendable: the lock guards what changes; the listeners guard themselves.
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    private let upstream: Upstream
    private let listeners = Listeners<Output, Failure>()
    private let lock = Lock()
    private var hasBegun = false
    private var subscription: AnyCancellable?

    init(_ upstream: Upstream) { self.upstream = upstream }

    public func subscribe(
      _ receiveValue: @escaping (Output) -> Void,
      _ receiveEnd: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      let added = listeners.add(receiveValue, receiveEnd)
      let begins = lock.locked {
        defer { hasBegun = true }
        return !hasBegun
      }
      if begins { subscription = upstream.subscribe(listeners.send, listeners.end) }
      return AnyCancellable { [self] in withExtendedLifetime(self) { added.cancel() } }
    }
  }
}

/// A publisher that sends nothing before it is connected, as in Combine.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins to send.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Connects with the first subscriber.
  public func autoconnect() -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      let subscription = subscribe(value, end)
      let connection = connect()
      return AnyCancellable {
        subscription.cancel()
        connection.cancel()
      }
    }
  }
}

extension Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  /// A publisher of the value, if there is one.
  public var publisher: AnyPublisher<Wrapped, Never> {
    guard let value = self else { return AnyPublisher(Empty()) }
    return AnyPublisher(Just(value))
  }
}

extension Result {
  /// A publisher of the value, or of the failure.
  public var publisher: AnyPublisher<Success, Failure> {
    switch self {
    case .success(let value): AnyPublisher(Just(value).setFailureType(to: Failure.self))
    case .failure(let error): AnyPublisher(Fail(error: error))
    }
  }
}

extension Publisher where Failure == Never {
  /// Keeps the newest value in a published property.
  public func assign(to published: inout Published<Output>.Publisher) {
    let subject = published.subject
    subject.keep(sink { subject.send($0) })
  }
}

/// Ends when the last of several publishers does, or one fails.
private final class Ends<Failure: Error>: @unchecked Sendable {
  // Sendable: the lock guards `left`.
  private let lock = Lock()
  private var left: Int
  private let last: (Subscribers.Completion<Failure>) -> Void

  init(_ count: Int, _ last: @escaping (Subscribers.Completion<Failure>) -> Void) {
    left = count
    self.last = last
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    let ends = lock.locked {
      if case .failure = completion { left = min(left, 1) }
      left -= 1
      return left == 0
    }
    if ends { last(completion) }
  }
}

private final class Pair<First, Second>: @unchecked Sendable {
  // Sendable: the lock guards both.
  private let lock = Lock()
  private var first: First?
  private var second: Second?

  func set(first value: First) -> (First, Second)? {
    lock.locked {
      first = value
      return second.map { (value, $0) }
    }
  }

  func set(second value: Second) -> (First, Second)? {
    lock.locked {
      second = value
      return first.map { ($0, value) }
    }
  }
}

private final class Queues<First, Second>: @unchecked Sendable {
  // Sendable: the lock guards both.
  private let lock = Lock()
  private var first: [First] = []
  private var second: [Second] = []

  func add(first value: First) -> (First, Second)? {
    lock.locked {
      first.append(value)
      return next()
    }
  }

  func add(second value: Second) -> (First, Second)? {
    lock.locked {
      second.append(value)
      return next()
    }
  }

  private func next() -> (First, Second)? {
    guard !first.isEmpty, !second.isEmpty else { return nil }
    return (first.removeFirst(), second.removeFirst())
  }
}
