/// A splitter of a stream's output into lines of limited length.
struct RecordLines {
  private let limit: Int
  /// The bytes since the end of the last line; of a line that is too long, two more than the limit.
  private var line: [UInt8] = []

  init(limit: Int) { self.limit = limit }

  /// The line since the end of the last one.
  var rest: CutRecord { record }

  /// Returns the lines that end in some bytes.
  mutating func take(_ bytes: [UInt8]) -> [CutRecord] {
    var lines: [CutRecord] = []
    var more = bytes[...]
    while let end = more.firstIndex(of: 0x0a) {
      keep(more[..<end])
      lines.append(record)
      line = []
      more = more[(end + 1)...]
    }
    keep(more)
    return lines
  }

  private var record: CutRecord {
    let text = line.last == 0x0d ? line.dropLast() : line
    return text.count > limit ? .tooLong : .whole(text)
  }

  // A return before the end of a line takes no room.
  private mutating func keep(_ bytes: ArraySlice<UInt8>) {
    line.append(contentsOf: bytes.prefix(limit + 2 - line.count))
  }
}
