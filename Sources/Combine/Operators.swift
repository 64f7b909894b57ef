extension Publisher {
  /// Transforms each value.
  public func map<Value>(
    _ transform: @escaping (Output) -> Value
  ) -> AnyPublisher<Value, Failure> {
    AnyPublisher { value, end in subscribe({ value(transform($0)) }, end) }
  }

  /// Transforms each value, and drops nil results.
  public func compactMap<Value>(
    _ transform: @escaping (Output) -> Value?
  ) -> AnyPublisher<Value, Failure> {
    AnyPublisher { value, end in subscribe({ transform($0).map(value) }, end) }
  }

  /// Publishes the values that pass a test.
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in subscribe({ if isIncluded($0) { value($0) } }, end) }
  }

  /// Transforms each value, and fails with the first error that `transform` throws.
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

  /// Transforms the error.
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

  /// Replaces an error with a value.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    AnyPublisher { value, end in
      subscribe(value) { completion in
        if case .failure = completion { value(output) }
        end(.finished)
      }
    }
  }
}

extension Publisher where Output: Equatable {
  /// Publishes the values that differ from the previous one.
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
