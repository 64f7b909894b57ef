import WidgetSources
public import WidgetTimeline

/// An element of a list, or the error in reading it: an invalid one does not spoil the others.
public struct Lossy<Value: Decodable & Sendable>: Decodable, Sendable {
  package let result: Result<Value, any Error>

  public init(from decoder: any Decoder) throws {
    result = Result { try Value(from: decoder) }
  }

  /// The element, or `nil` if it cannot be read.
  public var value: Value? { try? result.get() }
}

extension Array {
  /// Returns the elements that can be read.
  ///
  /// - Throws: The failure of the first one if there are elements and none can be read: an answer of another form than
  ///   expected is not an empty one.
  public func readable<Value>() throws(ReloadFailure) -> [Value] where Element == Lossy<Value> {
    do throws(SourceFailure) {
      return try ServiceWords.readable(self)
    } catch {
      throw ReloadFailure(of: error)
    }
  }
}
