/// Ranges of bytes in order, of which no two touch.
struct ByteRanges {
  private(set) var ranges: [Range<Int>] = []

  /// Makes them of any ranges; those that overlap or touch become one.
  init(_ ranges: [Range<Int>]) {
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = self.ranges.last, range.lowerBound <= last.upperBound {
        self.ranges[self.ranges.count - 1] =
          last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        self.ranges.append(range)
      }
    }
  }

  /// Replaces each of them in bytes; returns true if there are any.
  func replace(in bytes: inout [UInt8], by other: [UInt8]) -> Bool {
    guard !ranges.isEmpty else { return false }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var start = 0
    for range in ranges {
      result += bytes[start..<range.lowerBound] + other
      start = range.upperBound
    }
    bytes = result + bytes[start...]
    return true
  }
}
