import Glibc

/// Conversions of texts to C strings.
package enum CStrings {
  /// Calls `body` with a null-terminated array of C strings, which is valid during the call.
  package static func with<Result>(
    _ texts: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    let words = texts.map { strdup($0) }
    defer { for word in words { free(word) } }
    return (words + [nil]).withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map(body) ?? body([nil])
    }
  }

  /// Calls `body` with a C string, or with null if the text is `nil`.
  package static func with<Result>(
    _ text: String?, _ body: (UnsafePointer<CChar>?) -> Result
  ) -> Result { text.map { $0.withCString(body) } ?? body(nil) }
}
