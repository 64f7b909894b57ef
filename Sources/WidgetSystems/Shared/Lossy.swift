/// An element of a list, or why it cannot be read: one that is wrong does not spoil the others.
struct Lossy<Value: Decodable & Sendable>: Decodable, Sendable {
  let result: Result<Value, any Error>

  init(from decoder: any Decoder) throws {
    result = Result { try Value(from: decoder) }
  }

  /// The element; nil where it cannot be read.
  var value: Value? { try? result.get() }
}
