package import WidgetSources

/// The failures for answers of a back end that cannot be read.
package enum ServiceWords {
  package static func noServer(_ server: String) -> SourceFailure {
    SourceFailure(
      server.isEmpty ? "no server" : "invalid URL",
      "Write where it is: server: https://shop.example")
  }

  /// Returns the failure for an answer that is not JSON, or not the expected JSON.
  package static func undecodable(_ error: any Error, _ response: HTTPResponse) -> SourceFailure {
    let start = response.body.first { $0 > 0x20 }
    if start == nil {
      return SourceFailure("empty answer", "Expected JSON, read nothing.", kind: .malformed)
    }
    if start == UInt8(ascii: "<") {
      return SourceFailure(
        "a web page, not data",
        "Expected JSON: perhaps a network asks for a sign-in, or the address is another's.",
        kind: .malformed)
    }
    return undecodable(error)
  }

  /// Returns the failure for JSON that is not as expected.
  package static func undecodable(_ error: any Error) -> SourceFailure {
    switch error as? DecodingError {
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return SourceFailure(
        "unexpected data", "There is something else than expected at \(path(context.codingPath)).",
        kind: .malformed)
    case .keyNotFound(let key, let context):
      return SourceFailure(
        "unexpected data", "There is no \(path(context.codingPath + [key])) in the answer.",
        kind: .malformed)
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      // Foundation's words for it have nothing of the data.
      let isDate = context.debugDescription.hasPrefix("Expected date string")
      let expected = isDate ? " Expected a date such as 2026-03-14T09:30:00Z." : ""
      return SourceFailure(
        "unexpected data", "What is at \(path(context.codingPath)) cannot be read.\(expected)",
        kind: .malformed)
    default:
      return SourceFailure("invalid JSON", "The answer is not valid JSON.", kind: .malformed)
    }
  }

  /// Returns the readable elements of a list, at most `most`; throws an error if there are elements
  /// but none is readable.
  package static func readable<Value>(
    _ list: [Lossy<Value>], most: Int = .max
  ) throws(SourceFailure) -> [Value] {
    let values = Array(list.lazy.compactMap(\.value).prefix(most))
    if values.isEmpty, let first = list.first, case .failure(let error) = first.result {
      throw undecodable(error)
    }
    return values
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    let words = keys.prefix(6).map {
      $0.intValue.map(String.init) ?? String($0.stringValue.prefix(40))
    }
    return words.isEmpty ? "its beginning" : words.joined(separator: ".")
  }
}
