/// Decodes values from an input, as in Combine.
public protocol TopLevelDecoder<Input> {
  associatedtype Input
  /// Decodes a value of a type.
  func decode<Value: Decodable>(_ type: Value.Type, from input: Input) throws -> Value
}

extension Publisher {
  /// Decodes each value.
  public func decode<Value: Decodable, Coder: TopLevelDecoder>(
    type: Value.Type, decoder: Coder
  ) -> AnyPublisher<Value, any Error> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }
}

/// Encodes values, as in Combine.
public protocol TopLevelEncoder<Output> {
  associatedtype Output
  /// Encodes a value.
  func encode<Value: Encodable>(_ value: Value) throws -> Output
}

extension Publisher where Output: Encodable {
  /// Encodes each value.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> AnyPublisher<Coder.Output, any Error> { tryMap { try encoder.encode($0) } }
}
