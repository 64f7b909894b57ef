internal import WidgetBase

/// A publisher whose values are sent to it, as in Combine.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all subscribers.
  func send(_ value: Output)
  /// Sends the end of the values.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Sends an event without a value.
  public func send() { send(()) }
}

/// A subject that passes values to its current subscribers, as in Combine.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  // Sendable: `listeners` guards itself.
  private let listeners = Listeners<Output, Failure>()

  public init() {}

  public func send(_ value: Output) { listeners.send(value) }

  public func send(completion: Subscribers.Completion<Failure>) { listeners.end(completion) }

  public func subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    _ receiveEnd: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { listeners.add(receiveValue, receiveEnd) }
}

/// A subject that keeps its last value and sends it to new subscribers first, as in Combine.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  // Sendable: the lock guards `current` and `kept`; `listeners` guards itself.
  private let listeners = Listeners<Output, Failure>()
  private let lock = Lock()
  private var current: Output
  private var kept: [AnyCancellable] = []

  /// Creates a subject with a first value.
  public init(_ value: Output) { current = value }

  /// The last value; setting it sends the new one.
  public var value: Output {
    get { lock.locked { current } }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    lock.locked { current = value }
    listeners.send(value)
  }

  /// Keeps what feeds the subject for as long as the subject.
  func keep(_ cancellable: AnyCancellable) { lock.locked { kept.append(cancellable) } }

  public func send(completion: Subscribers.Completion<Failure>) { listeners.end(completion) }

  public func subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    _ receiveEnd: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    receiveValue(value)
    return listeners.add(receiveValue, receiveEnd)
  }
}

/// The subscribers of a subject.
final class Listeners<Output, Failure: Error>: @unchecked Sendable {
  private struct Listener {
    let value: (Output) -> Void
    let end: (Subscribers.Completion<Failure>) -> Void
  }

  // The closures need not be Sendable; the lock guards the table, and they are called outside of it.
  private let lock = Lock()
  private var listeners: [Int: Listener] = [:]
  private var next = 0
  private var isEnded = false

  private var all: [Listener] {
    var all: [Listener] = []
    lock.locked { all = listeners.sorted { $0.key < $1.key }.map(\.value) }
    return all
  }

  func send(_ value: Output) { for listener in all { listener.value(value) } }

  func end(_ completion: Subscribers.Completion<Failure>) {
    let all = all
    lock.locked {
      listeners = [:]
      isEnded = true
    }
    for listener in all { listener.end(completion) }
  }

  func add(
    _ value: @escaping (Output) -> Void,
    _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    var number = 0
    lock.locked {
      number = next
      next += 1
      if !isEnded { listeners[number] = Listener(value: value, end: end) }
    }
    return AnyCancellable { [weak self] in
      guard let self else { return }
      self.lock.locked { self.listeners[number] = nil }
    }
  }
}
