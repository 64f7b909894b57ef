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
