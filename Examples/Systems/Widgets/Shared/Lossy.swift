/// An element of a list, or the error in reading it: an invalid one does not spoil the others.
struct Lossy<Value: Decodable & Sendable>: Decodable, Sendable {
  let result: Result<Value, any Error>

  init(from decoder: any Decoder) throws {
    result = Result { try Value(from: decoder) }
  }

  /// The element, or `nil` if it cannot be read.
  var value: Value? { try? result.get() }
}
