/// A reader of the scalars in a string's UTF-8, which the standard library has validated.
struct ScalarReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool { offset >= bytes.count }

  /// True if the next byte is printable ASCII, or there is none.
  var isAtASCII: Bool { isAtEnd || 0x20...0x7E ~= bytes[offset] }

  /// The next byte, or `nil` at the end.
  var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Reads the printable ASCII up to the next byte that is something else.
  @inline(__always)
  mutating func readASCII() -> Slice<UnsafeBufferPointer<UInt8>> {
    let start = offset
    while offset < bytes.count, 0x20...0x7E ~= bytes[offset] { offset += 1 }
    return bytes[start..<offset]
  }

  /// Reads the next scalar's value; there must be one.
  @inline(__always)
  mutating func next() -> UInt32 {
    let lead = UInt32(bytes[offset])
    offset += 1
    if lead < 0x80 { return lead }
    if lead < 0xE0 { return (lead & 0x1F) << 6 | trail() }
    if lead < 0xF0 { return (lead & 0x0F) << 12 | trail() << 6 | trail() }
    return (lead & 0x07) << 18 | trail() << 12 | trail() << 6 | trail()
  }

  @inline(__always)
  private mutating func trail() -> UInt32 {
    defer { offset += 1 }
    return UInt32(bytes[offset]) & 0x3F
  }
}
