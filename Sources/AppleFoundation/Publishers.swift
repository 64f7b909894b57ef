extension NotificationCenter {
  /// A publisher of notifications, as in Foundation.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    public let center: NotificationCenter
    public let name: Notification.Name

    public func subscribe(
      _ receiveValue: @escaping (Notification) -> Void,
      _ receiveEnd: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      nonisolated(unsafe) let receive = receiveValue
      nonisolated(unsafe) let observer = center.addObserver(
        forName: name, object: nil, queue: nil
      ) { receive($0) }
      let center = center
      return AnyCancellable { center.removeObserver(observer) }
    }
  }

  /// Returns a publisher of notifications, as in Foundation.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name)
  }
}

extension Timer {
  /// A publisher of dates, as in Foundation.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    public let interval: TimeInterval
    private let dates = PassthroughSubject<Date, Never>()

    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode
    ) {
      self.interval = interval
    }

    public func subscribe(
      _ receiveValue: @escaping (Date) -> Void,
      _ receiveEnd: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable { dates.subscribe(receiveValue, receiveEnd) }

    /// Sends dates from now on.
    public func connect() -> any Cancellable {
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now() + interval, repeating: interval)
      let dates = dates
      timer.setEventHandler { dates.send(Date()) }
      timer.resume()
      return AnyCancellable { timer.cancel() }
    }
  }

  /// Returns a publisher of dates, as in Foundation.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }
}

extension RunLoop: Combine.Scheduler {
  public func schedule(_ action: @escaping () -> Void) { DispatchQueue.main.schedule(action) }

  public func schedule(after seconds: Double, _ action: @escaping () -> Void) {
    DispatchQueue.main.schedule(after: seconds, action)
  }
}

extension OperationQueue: Combine.Scheduler {
  public func schedule(_ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }

  public func schedule(after seconds: Double, _ action: @escaping () -> Void) {
    DispatchQueue.global().schedule(after: seconds) { self.schedule(action) }
  }
}

extension JSONEncoder: TopLevelEncoder {}
extension PropertyListEncoder: TopLevelEncoder {}
