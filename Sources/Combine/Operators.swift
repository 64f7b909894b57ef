import Dispatch

extension Publisher {
  /// Each value changed.
  public func map<Value>(
    _ transform: @escaping (Output) -> Value
  ) -> AnyPublisher<Value, Failure> {
    AnyPublisher { value, end in subscribe({ value(transform($0)) }, end) }
  }

  /// Each value that becomes one.
  public func compactMap<Value>(
    _ transform: @escaping (Output) -> Value?
  ) -> AnyPublisher<Value, Failure> {
    AnyPublisher { value, end in subscribe({ transform($0).map(value) }, end) }
  }

  /// The values that are wanted.
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in subscribe({ if isIncluded($0) { value($0) } }, end) }
  }

  /// Each value changed, or the error that changing one throws.
  public func tryMap<Value>(
    _ transform: @escaping (Output) throws -> Value
  ) -> AnyPublisher<Value, any Error> {
    AnyPublisher { value, end in
      var isEnded = false
      return subscribe { output in
        guard !isEnded else { return }
        do {
          value(try transform(output))
        } catch {
          isEnded = true
          end(.failure(error))
        }
      } _: { completion in
        guard !isEnded else { return }
        switch completion {
        case .finished: end(.finished)
        case .failure(let error): end(.failure(error))
        }
      }
    }
  }

  /// Another error for each.
  public func mapError<NewFailure: Error>(
    _ transform: @escaping (Failure) -> NewFailure
  ) -> AnyPublisher<Output, NewFailure> {
    AnyPublisher { value, end in
      subscribe(value) { completion in
        switch completion {
        case .finished: end(.finished)
        case .failure(let error): end(.failure(transform(error)))
        }
      }
    }
  }

  /// A value in place of an error.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    AnyPublisher { value, end in
      subscribe(value) { completion in
        if case .failure = completion { value(output) }
        end(.finished)
      }
    }
  }

  /// Hands values over on a queue.
  public func receive(on queue: DispatchQueue) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      let (value, end) = (Handed(value), Handed(end))
      return subscribe { output in
        let output = Handed(output)
        queue.async { value.value(output.value) }
      } _: { completion in
        let completion = Handed(completion)
        queue.async { end.value(completion.value) }
      }
    }
  }
}

extension Publisher where Output: Equatable {
  /// The values that differ from the one before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      var last: Output?
      return subscribe(
        { output in
          guard output != last else { return }
          last = output
          value(output)
        }, end)
    }
  }
}

/// A value that its maker hands over and does not touch again.
private struct Handed<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
