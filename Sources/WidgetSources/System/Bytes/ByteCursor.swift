import Glibc

/// Walks over the bytes of a kernel file, number by number, without making strings.
///
/// `"  cpu0 12 7\n"`: `word()` gives `cpu0`, `unsigned()` 12, then 7, then nil.
struct ByteCursor {
  let bytes: UnsafeRawBufferPointer
  private(set) var position = 0

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { position >= bytes.count }

  /// The next byte, not passed over; nil at the end.
  var next: UInt8? { isAtEnd ? nil : bytes[position] }

  mutating func skip(_ count: Int = 1) {
    position = min(position + count, bytes.count)
  }

  /// Passes over spaces and tabs, never over the end of a line.
  mutating func skipSpaces() {
    while let byte = next, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
      position += 1
    }
  }

  /// The bytes up to the next space, tab or line end; empty when there are none.
  mutating func word() -> UnsafeRawBufferPointer {
    skipSpaces()
    let start = position
    while let byte = next, byte > UInt8(ascii: " ") { position += 1 }
    return bytes.slice(start..<position)
  }

  /// Passes over that many words.
  mutating func skipWords(_ count: Int) {
    for _ in 0..<count { _ = word() }
  }

  /// The rest of the line, without its end, passed over; nil at the end of the bytes.
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
