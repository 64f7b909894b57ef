import Glibc

/// Operations on the bytes of a file, or of a part of it, that are in a buffer.
extension UnsafeRawBufferPointer {
  /// Returns a part of these bytes, with indices from 0.
  func slice(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: self[range])
  }

  func begins(with text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard count >= length, let base = baseAddress else { return length == 0 }
    return memcmp(base, text.utf8Start, length) == 0
  }

  func equals(_ text: StaticString) -> Bool {
    count == text.utf8CodeUnitCount && begins(with: text)
  }

  /// The bytes as text; invalid UTF-8 becomes U+FFFD.
  var text: String { String(decoding: self, as: UTF8.self) }

  /// The first line as text, without its end.
  var firstLine: String {
    var cursor = ByteCursor(self)
    return cursor.line()?.text ?? ""
  }
}

extension Array where Element == UInt8 {
  /// Parses bytes in memory as if they were a file's.
  func parsed<Value>(_ parse: (UnsafeRawBufferPointer) -> Value) -> Value {
    withUnsafeBytes(parse)
  }
}
