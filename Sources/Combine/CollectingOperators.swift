extension Publisher {
  /// Sends a running result.
  public func scan<Result>(
    _ initialResult: Result, _ nextPartialResult: @escaping (Result, Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { value, end in
      var result = initialResult
      return subscribe(
        {
          result = nextPartialResult(result, $0)
          value(result)
        }, end)
    }
  }

  /// Sends one result at the end.
  public func reduce<Result>(
    _ initialResult: Result, _ nextPartialResult: @escaping (Result, Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { value, end in
      var result = initialResult
      return subscribe {
        result = nextPartialResult(result, $0)
      } _: { completion in
        if case .finished = completion { value(result) }
        end(completion)
      }
    }
  }

  /// Sends all values as one array at the end.
  public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }

  /// Sends the number of values at the end.
  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  /// Sends whether all values meet a condition.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Bool, Failure> { reduce(true) { $0 && predicate($1) } }

  /// Sends whether a value meets a condition.
  public func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    reduce(false) { $0 || predicate($1) }
  }

  /// Sends the last value at the end.
  public func last() -> AnyPublisher<Output, Failure> {
    reduce(Output?.none) { $1 }.compactMap { $0 }
  }

  /// Sends the first value, and ends.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  /// Sends the first value that meets a condition, and ends.
  public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).prefix(1)
  }

  /// Sends the first values, and ends.
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      var left = maxLength
      return subscribe { output in
        guard left > 0 else { return }
        left -= 1
        value(output)
        if left == 0 { end(.finished) }
      } _: { completion in
        if left > 0 { end(completion) }
      }
    }
  }

  /// Sends values while they meet a condition, and ends.
  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      var isOpen = true
      return subscribe { output in
        guard isOpen else { return }
        if predicate(output) {
          value(output)
        } else {
          isOpen = false
          end(.finished)
        }
      } _: { completion in
        if isOpen { end(completion) }
      }
    }
  }

  /// Leaves out the first values.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      var left = count
      return subscribe(
        { output in
          if left > 0 { left -= 1 } else { value(output) }
        }, end)
    }
  }

  /// Leaves out values while they meet a condition.
  public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      var isDropping = true
      return subscribe(
        { output in
          if isDropping { isDropping = predicate(output) }
          if !isDropping { value(output) }
        }, end)
    }
  }

  /// Sends no value, only the end.
  public func ignoreOutput() -> AnyPublisher<Never, Failure> {
    AnyPublisher { _, end in subscribe({ _ in }, end) }
  }

  /// Sends a value before all others.
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      for element in elements { value(element) }
      return subscribe(value, end)
    }
  }

  /// Sends a value after all others.
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      subscribe(value) { completion in
        if case .finished = completion { for element in elements { value(element) } }
        end(completion)
      }
    }
  }

  /// Sends a value instead of a nil one.
  public func replaceNil<Value>(
    with output: Value
  ) -> AnyPublisher<Value, Failure> where Output == Value? { map { $0 ?? output } }

  /// Sends a value if there was none.
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      var isEmpty = true
      return subscribe {
        isEmpty = false
        value($0)
      } _: { completion in
        if isEmpty, case .finished = completion { value(output) }
        end(completion)
      }
    }
  }

  /// Sends a property of each value.
  public func map<Value>(_ keyPath: KeyPath<Output, Value>) -> AnyPublisher<Value, Failure> {
    map { $0[keyPath: keyPath] }
  }

  /// Leaves out values that equal the one before.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      var last: Output?
      return subscribe(
        { output in
          if let last, predicate(last, output) { return }
          last = output
          value(output)
        }, end)
    }
  }

  /// Calls closures beside the subscriber.
  public func handleEvents(
    receiveSubscription: ((any Cancellable) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Never) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      let subscription = subscribe {
        receiveOutput?($0)
        value($0)
      } _: {
        receiveCompletion?($0)
        end($0)
      }
      receiveSubscription?(subscription)
      return AnyCancellable {
        receiveCancel?()
        subscription.cancel()
      }
    }
  }

  /// Returns the publisher: nothing is printed, as standard output is the widget's.
  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }
}

extension Publisher where Output: Equatable {
  /// Sends whether a value comes.
  public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> {
    contains { $0 == output }
  }
}
