import Glibc

/// Texts as C wants them.
enum CStrings {
  /// Gives a list that ends with null for as long as the body runs.
  static func with<Result>(
    _ texts: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    let words = texts.map { strdup($0) }
    defer { for word in words { free(word) } }
    return (words + [nil]).withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map(body) ?? body([nil])
    }
  }

  /// Gives a text, or null for nil.
  static func with<Result>(
    _ text: String?, _ body: (UnsafePointer<CChar>?) -> Result
  ) -> Result { text.map { $0.withCString(body) } ?? body(nil) }
}
