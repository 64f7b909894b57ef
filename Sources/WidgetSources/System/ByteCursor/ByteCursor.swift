import Glibc

/// A cursor over the bytes of a kernel file that reads words and numbers without creating strings.
///
/// For `"  cpu0 12 7\n"`, `word()` returns `cpu0`, and `unsigned()` returns 12, then 7, then `nil`.
struct ByteCursor {
  let bytes: UnsafeRawBufferPointer
  private(set) var position = 0

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { position >= bytes.count }

  /// The next byte, which is not consumed, or `nil` at the end.
  var next: UInt8? { isAtEnd ? nil : bytes[position] }

  mutating func skip(_ count: Int = 1) {
    position = min(position + count, bytes.count)
  }

  /// Skips spaces and tabs, but not the end of a line.
  mutating func skipSpaces() {
    while let byte = next, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
      position += 1
    }
  }

  /// Reads the bytes up to the next space, tab or line end; they may be empty.
  mutating func word() -> UnsafeRawBufferPointer {
    skipSpaces()
    let start = position
    while let byte = next, byte > UInt8(ascii: " ") { position += 1 }
    return bytes.slice(start..<position)
  }

  /// Skips `count` words.
  mutating func skipWords(_ count: Int) {
    for _ in 0..<count { _ = word() }
  }

  /// Reads the rest of the line without its end, or returns `nil` at the end of the bytes.
  mutating func line() -> UnsafeRawBufferPointer? {
    guard !isAtEnd, let base = bytes.baseAddress else { return nil }
    let start = position
    let rest = bytes.count - start
    guard let end = memchr(base + start, 10, rest) else {
      position = bytes.count
      return bytes.slice(start..<position)
    }
    let length = UnsafeRawPointer(end) - (base + start)
    position = start + length + 1
    return bytes.slice(start..<start + length)
  }
}
