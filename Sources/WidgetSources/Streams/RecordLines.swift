/// Cuts what a stream writes into lines, each within a limit.
struct RecordLines {
  private let limit: Int
  /// What came since the last line's end.
  private(set) var rest: [UInt8] = []

  init(limit: Int) { self.limit = limit }

  /// The lines that end in some bytes; of lines that are longer than the limit, the start.
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
