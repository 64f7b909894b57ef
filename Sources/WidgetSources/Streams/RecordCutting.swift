/// Cuts what a stream writes into records.
protocol RecordCutting {
  /// The records that some bytes complete, or begin.
  mutating func take(_ bytes: [UInt8]) -> [[UInt8]]

  /// What came since the last record's end, when nothing more comes.
  var rest: [UInt8] { get }
}

extension RecordLines: RecordCutting {}

/// Cuts what a stream writes at lines of `~~~`: what came since the last of them is a record, and is
/// given again whenever more of it has come.
struct RecordBlocks: RecordCutting {
  private static let separator = Array("~~~".utf8)

  private let limit: Int
  /// The whole lines of a block.
  private var block: [UInt8] = []
  /// The line that has not ended; of one that is too long, the start.
  private var line: [UInt8] = []
  /// Whether the block has lines that were not given yet.
  private var hasMore = false
  /// Whether a line of the block was left out, and all that follow with it.
  private var isFull = false

  /// - Parameter limit: the most bytes of a block; of a longer one the first lines are kept.
  init(limit: Int) { self.limit = limit }

  var rest: [UInt8] { isSeparated || isFull ? block : block + line }

  mutating func take(_ bytes: [UInt8]) -> [[UInt8]] {
    var blocks: [[UInt8]] = []
    var more = bytes[...]
    while let end = more.firstIndex(of: 0x0a) {
      keep(more[..<end])
      more = more[(end + 1)...]
      if isSeparated {
        blocks += given()
        (block, isFull) = ([], false)
      } else {
        keepLine()
      }
      line = []
    }
    keep(more)
    // A line that has not ended may become a separator.
    return blocks + given()
  }

  private var isSeparated: Bool {
    (line.last == 0x0d ? line.dropLast() : line[...]).elementsEqual(Self.separator)
  }

  private mutating func keep(_ bytes: ArraySlice<UInt8>) {
    line.append(contentsOf: bytes.prefix(max(0, limit + 1 - line.count)))
  }

  private mutating func keepLine() {
    isFull = isFull || block.count + line.count >= limit
    guard !isFull else { return }
    block += line + [0x0a]
    hasMore = true
  }

  private mutating func given() -> [[UInt8]] {
    defer { hasMore = false }
    return hasMore ? [block] : []
  }
}
