import Glibc

/// The bytes of a file, or of a part of it, while they are in the buffer.
extension UnsafeRawBufferPointer {
  /// Part of these bytes, counted from 0 again.
  func slice(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: self[range])
  }

  func starts(with text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard count >= length, let base = baseAddress else { return length == 0 }
    return memcmp(base, text.utf8Start, length) == 0
  }

  func equals(_ text: StaticString) -> Bool {
    count == text.utf8CodeUnitCount && starts(with: text)
  }

  /// The bytes as text; what is not UTF-8 becomes U+FFFD.
  var text: String { String(decoding: self, as: UTF8.self) }

  /// The first line as text, without its end.
  var firstLine: String {
    var cursor = ByteCursor(self)
    return cursor.line()?.text ?? ""
  }
}

extension Array where Element == UInt8 {
  /// Reads text as if it were a file; for bytes that are already in memory.
  func parsed<Value>(_ parse: (UnsafeRawBufferPointer) -> Value) -> Value {
    withUnsafeBytes(parse)
  }
}
