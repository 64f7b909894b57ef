import CLinux

/// Searches for bytes in bytes.
enum ByteSearch {
  /// Returns the bytes with every occurrence of `wanted` replaced, or `nil` if there is none.
  static func replace(_ wanted: [UInt8], in bytes: [UInt8], by other: [UInt8]) -> [UInt8]? {
    guard !wanted.isEmpty, var place = first(wanted, in: bytes, from: 0) else { return nil }
    var result: [UInt8] = []
    var start = 0
    while true {
      result += bytes[start..<place] + other
      start = place + wanted.count
      guard let next = first(wanted, in: bytes, from: start) else { break }
      place = next
    }
    return result + bytes[start...]
  }

  /// Returns true if bytes contain others, of which there is at least one.
  static func contains(_ wanted: [UInt8], in bytes: [UInt8]) -> Bool {
    !wanted.isEmpty && first(wanted, in: bytes, from: 0) != nil
  }

  private static func first(_ wanted: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress,
        let found = clinux_find(base + start, buffer.count - start, wanted, wanted.count)
      else { return nil }
      return found - base
    }
  }
}
