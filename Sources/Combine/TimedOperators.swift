internal import WidgetBase

extension Publisher {
  /// Sends all values from a scheduler.
  public func receive(
    on scheduler: some Scheduler, options: Never? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      subscribe { output in
        scheduler.schedule { value(output) }
      } _: { completion in
        scheduler.schedule { end(completion) }
      }
    }
  }

  /// Begins on a scheduler.
  public func subscribe(
    on scheduler: some Scheduler, options: Never? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      let begun = Slot()
      scheduler.schedule { begun.keep(subscribe(value, end)) }
      return AnyCancellable { begun.cancel() }
    }
  }

  /// Sends all values later.
  public func delay(
    for interval: SchedulerTimeInterval, scheduler: some Scheduler
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      subscribe { output in
        scheduler.schedule(after: interval.seconds) { value(output) }
      } _: { completion in
        scheduler.schedule(after: interval.seconds) { end(completion) }
      }
    }
  }

  /// Sends a value when no other one has followed for a while.
  public func debounce(
    for dueTime: SchedulerTimeInterval, scheduler: some Scheduler
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      let newest = Counter()
      return subscribe { output in
        let number = newest.next()
        scheduler.schedule(after: dueTime.seconds) { if newest.value == number { value(output) } }
      } _: { completion in
        scheduler.schedule(after: dueTime.seconds) { end(completion) }
      }
    }
  }

  /// Sends at most one value in a span of time: the newest of it, or the first.
  public func throttle(
    for interval: SchedulerTimeInterval, scheduler: some Scheduler, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      let pending = Pending<Output>()
      return subscribe { output in
        guard pending.offer(output, replaces: latest) else { return }
        scheduler.schedule(after: interval.seconds) { pending.take().map(value) }
      } _: { completion in
        scheduler.schedule(after: interval.seconds) { end(completion) }
      }
    }
  }

  /// Ends if nothing has come for a while.
  public func timeout(
    _ interval: SchedulerTimeInterval, scheduler: some Scheduler,
    customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      let newest = Counter()
      func wait() {
        let number = newest.next()
        scheduler.schedule(after: interval.seconds) {
          guard newest.value == number else { return }
          end(customError.map { .failure($0()) } ?? .finished)
        }
      }
      wait()
      return subscribe { output in
        wait()
        value(output)
      } _: { completion in
        _ = newest.next()
        end(completion)
      }
    }
  }
}

/// A subscription that begins later, and may be cancelled before.
private final class Slot: @unchecked Sendable {
  // Sendable: the lock guards both.
  private let lock = Lock()
  private var kept: AnyCancellable?
  private var isCancelled = false

  func keep(_ cancellable: AnyCancellable) {
    let isLate = lock.locked {
      if !isCancelled { kept = cancellable }
      return isCancelled
    }
    if isLate { cancellable.cancel() }
  }

  func cancel() {
    let taken = lock.locked {
      isCancelled = true
      defer { kept = nil }
      return kept
    }
    taken?.cancel()
  }
}

private final class Counter: @unchecked Sendable {
  // Sendable: the lock guards `count`.
  private let lock = Lock()
  private var count = 0
  var value: Int { lock.locked { count } }

  func next() -> Int {
    lock.locked {
      count += 1
      return count
    }
  }
}

/// The value that waits for the end of a span.
private final class Pending<Output>: @unchecked Sendable {
  // Sendable: the lock guards `output`.
  private let lock = Lock()
  private var output: Output?

  /// Keeps a value; returns true if none was waiting.
  func offer(_ new: Output, replaces: Bool) -> Bool {
    lock.locked {
      let isFirst = output == nil
      if isFirst || replaces { output = new }
      return isFirst
    }
  }

  func take() -> Output? {
    lock.locked {
      defer { output = nil }
      return output
    }
  }
}
