package import FoundationEssentials

/// A writer of values one after another, which `ByteReader` reads: numbers in seven bits a byte,
/// the lowest first; texts as UTF-8 after their length.
package struct ByteWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Writes a number; small ones take one byte.
  package mutating func write(_ value: some FixedWidthInteger & UnsignedInteger) {
    var rest = UInt64(value)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Writes a number that may be negative.
  package mutating func write(_ value: Int) {
    write(UInt64(bitPattern: Int64(value) << 1 ^ Int64(value) >> 63))
  }

  package mutating func write(_ value: Bool) { bytes.append(value ? 1 : 0) }

  /// Writes the eight bytes of a number, the lowest first.
  package mutating func write(_ value: Double) {
    withUnsafeBytes(of: value.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
  }

  package mutating func write(_ date: Date) { write(date.timeIntervalSince1970) }

  package mutating func write(_ text: String) {
    let utf8 = text.utf8
    write(UInt(utf8.count))
    bytes.append(contentsOf: utf8)
  }

  /// Writes bytes as they are, without their count.
  package mutating func append(_ other: [UInt8]) { bytes.append(contentsOf: other) }

  /// Writes a flag for whether there is a value, and the value.
  package mutating func write<Value>(
    _ value: Value?, _ body: (inout ByteWriter, Value) -> Void
  ) {
    write(value != nil)
    if let value { body(&self, value) }
  }

  /// Writes the number of values, and each value.
  package mutating func write<Values: Collection>(
    _ values: Values, _ body: (inout ByteWriter, Values.Element) -> Void
  ) {
    write(UInt(values.count))
    for value in values { body(&self, value) }
  }
}
