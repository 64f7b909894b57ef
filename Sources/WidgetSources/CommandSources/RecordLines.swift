/// A splitter of a stream's output into lines of limited length.
struct RecordLines {
  private let limit: Int
  /// The bytes since the end of the last line.
  private(set) var rest: [UInt8] = []

  init(limit: Int) { self.limit = limit }

  /// Returns the lines that end in some bytes; a line that is too long is truncated.
  mutating func take(_ bytes: [UInt8]) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var more = bytes[...]
    while let end = more.firstIndex(of: 0x0a) {
      keep(more[..<end])
      lines.append(rest.last == 0x0d ? rest.dropLast() : rest)
      rest = []
      more = more[(end + 1)...]
    }
    keep(more)
    return lines
  }

  private mutating func keep(_ bytes: ArraySlice<UInt8>) {
    rest.append(contentsOf: bytes.prefix(limit - rest.count))
  }
}
