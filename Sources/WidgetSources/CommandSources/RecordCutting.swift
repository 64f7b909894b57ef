/// A part of a stream's output.
enum CutRecord: Equatable {
  case whole([UInt8])
  /// A record that is longer than the limit: its beginning alone might be another value.
  case tooLong
}

/// A type that splits a stream's output into records.
protocol RecordCutting {
  /// Returns the records that some bytes complete, or begin.
  mutating func take(_ bytes: [UInt8]) -> [CutRecord]

  /// The record since the end of the last one, for use at the end of the output.
  var rest: CutRecord { get }
}

extension RecordLines: RecordCutting {}

/// A splitter of a stream's output at lines of `~~~`.
///
/// The lines since the last such line are a record, which is returned again whenever more of it has
/// arrived.
struct RecordBlocks: RecordCutting {
  private static let separator = Array("~~~".utf8)

  private let limit: Int
  /// The complete lines of the block.
  private var block: [UInt8] = []
  /// The incomplete line; if it is too long, only its start.
  private var line: [UInt8] = []
  /// True if the block has lines that were not returned yet.
  private var hasMore = false
  /// True if a line of the block was left out, with all that follow it.
  private var isFull = false

  /// Creates a splitter.
  ///
  /// - Parameter limit: The most bytes of a block; of a longer one the first lines are kept.
  init(limit: Int) { self.limit = limit }

  var rest: CutRecord { .whole(isSeparated || isFull ? block : block + line) }

  mutating func take(_ bytes: [UInt8]) -> [CutRecord] {
    var blocks: [CutRecord] = []
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
    // An incomplete line may become a separator.
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

  private mutating func given() -> [CutRecord] {
    defer { hasMore = false }
    return hasMore ? [.whole(block)] : []
  }
}
