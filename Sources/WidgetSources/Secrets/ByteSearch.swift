import CLinux

/// Searches for bytes in bytes.
enum ByteSearch {
  /// Returns the bytes with every occurrence of `wanted` replaced, or `nil` if there is none.
  static func replace(_ wanted: [UInt8], in bytes: [UInt8], by other: [UInt8]) -> [UInt8]? {
    var bytes = bytes
    let isChanged = ByteRanges(ranges(of: wanted, in: bytes)).replace(in: &bytes, by: other)
    return isChanged ? bytes : nil
  }

  /// Returns where bytes contain others, without those that begin in another.
  static func ranges(of wanted: [UInt8], in bytes: [UInt8]) -> [Range<Int>] {
    guard !wanted.isEmpty else { return [] }
    var ranges: [Range<Int>] = []
    while let place = first(wanted, in: bytes, from: ranges.last?.upperBound ?? 0) {
      ranges.append(place..<place + wanted.count)
    }
    return ranges
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
