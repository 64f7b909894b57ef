/// An element of a list, or the error in reading it: an invalid one does not spoil the others.
public struct Lossy<Value: Decodable & Sendable>: Decodable, Sendable {
  package let result: Result<Value, any Error>

  public init(from decoder: any Decoder) throws {
    result = Result { try Value(from: decoder) }
  }

  /// The element, or `nil` if it cannot be read.
  public var value: Value? { try? result.get() }
}
