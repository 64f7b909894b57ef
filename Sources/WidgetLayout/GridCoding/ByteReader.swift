package import FoundationEssentials

/// A reader of what `ByteWriter` wrote, which returns a value or throws an error for any bytes.
package struct ByteReader {
  /// An error in the bytes.
  package enum Failure: Error, Equatable {
    /// The bytes end too early.
    case isShort
    /// A value that cannot have been written.
    case isWrong
  }

  private let bytes: [UInt8]
  /// The index of the next value's first byte.
  package private(set) var index: Int
  private let end: Int

  package init(_ bytes: [UInt8], from index: Int = 0) {
    self.bytes = bytes
    self.index = index
    end = bytes.count
  }

  /// The number of bytes left.
  package var remaining: Int { end - index }

  package mutating func byte() throws(Failure) -> UInt8 {
    guard index < end else { throw .isShort }
    index += 1
    return bytes[index - 1]
  }

  package mutating func unsigned() throws(Failure) -> UInt64 {
    var value: UInt64 = 0
    for shift in stride(from: 0, through: 63, by: 7) {
      let byte = try byte()
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return value }
    }
    throw .isWrong
  }

  package mutating func integer() throws(Failure) -> Int {
    let value = try unsigned()
    return Int(Int64(bitPattern: value >> 1) ^ -Int64(value & 1))
  }

  /// Reads a number from 0 up to but not including `limit`.
  package mutating func number(below limit: Int) throws(Failure) -> Int {
    guard let value = Int(exactly: try unsigned()), value < limit else { throw .isWrong }
    return value
  }

  /// Reads the number of values that follow, each of at least one byte: never more than the bytes
  /// left.
  package mutating func count() throws(Failure) -> Int {
    let count = try number(below: .max)
    guard count <= remaining else { throw .isShort }
    return count
  }

  package mutating func flag() throws(Failure) -> Bool {
    switch try byte() {
    case 0: false
    case 1: true
    default: throw .isWrong
    }
  }

  package mutating func double() throws(Failure) -> Double {
    guard remaining >= 8 else { throw .isShort }
    var bits: UInt64 = 0
    for offset in 0..<8 { bits |= UInt64(bytes[index + offset]) << (8 * offset) }
    index += 8
    return Double(bitPattern: bits)
  }

  package mutating func date() throws(Failure) -> Date {
    let seconds = try double()
    guard seconds.isFinite else { throw .isWrong }
    return Date(timeIntervalSince1970: seconds)
  }

  package mutating func string() throws(Failure) -> String {
    let count = try count()
    defer { index += count }
    return String(decoding: bytes[index..<index + count], as: UTF8.self)
  }

  /// Reads bytes as they are.
  package mutating func bytes(_ count: Int) throws(Failure) -> [UInt8] {
    guard count >= 0, count <= remaining else { throw .isShort }
    defer { index += count }
    return Array(bytes[index..<index + count])
  }

  /// Skips some bytes.
  package mutating func skip(_ count: Int) throws(Failure) {
    guard count >= 0, count <= remaining else { throw .isShort }
    index += count
  }

  package mutating func optional<Value>(
    _ body: (inout ByteReader) throws(Failure) -> Value
  ) throws(Failure) -> Value? {
    try flag() ? try body(&self) : nil
  }

  package mutating func array<Value>(
    most: Int = .max, _ body: (inout ByteReader) throws(Failure) -> Value
  ) throws(Failure) -> [Value] {
    var values: [Value] = []
    let count = try count()
    guard count <= most else { throw .isWrong }
    for _ in 0..<count { values.append(try body(&self)) }
    return values
  }
}
