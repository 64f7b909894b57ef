extension Publishers {
  /// Sends the values of two publishers in pairs, as in Combine.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func subscribe(
      _ receiveValue: @escaping (Output) -> Void,
      _ receiveEnd: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable { a.zip(b).subscribe(receiveValue, receiveEnd) }
  }

  /// Sends the values of three publishers in threes, as in Combine.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    public func subscribe(
      _ receiveValue: @escaping (Output) -> Void,
      _ receiveEnd: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      a.zip(b).zip(c).subscribe({ receiveValue(($0.0.0, $0.0.1, $0.1)) }, receiveEnd)
    }
  }

  /// Sends the newest values of two publishers, as in Combine.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func subscribe(
      _ receiveValue: @escaping (Output) -> Void,
      _ receiveEnd: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable { a.combineLatest(b).subscribe(receiveValue, receiveEnd) }
  }

  /// Sends the newest values of three publishers, as in Combine.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    public func subscribe(
      _ receiveValue: @escaping (Output) -> Void,
      _ receiveEnd: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable { a.combineLatest(b, c).subscribe(receiveValue, receiveEnd) }
  }

  /// Sends the values of two publishers as they come, as in Combine.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func subscribe(
      _ receiveValue: @escaping (Output) -> Void,
      _ receiveEnd: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable { a.merge(with: b).subscribe(receiveValue, receiveEnd) }
  }
}
