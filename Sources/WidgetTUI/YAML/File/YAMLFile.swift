/// A text file in memory: its name, its bytes and the starts of its lines.
package struct YAMLFile: Sendable {
  /// The name for errors, usually the path.
  package let name: String
  /// The contents, without a byte order mark.
  package let bytes: [UInt8]
  private let lineStarts: [Int]

  /// Creates a file with a name and contents.
  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? Array(bytes.dropFirst(3)) : bytes
    lineStarts = Self.lineStarts(in: self.bytes)
  }

  /// Creates a file with a name and the contents `text`.
  package init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// Returns the text of a line, without its line break; empty past the last one.
  package func text(ofLine line: Int) -> String {
    guard lineStarts.indices.contains(line - 1) else { return "" }
    let start = lineStarts[line - 1]
    let next = line < lineStarts.count ? lineStarts[line] : bytes.count
    let text = String(decoding: bytes[start..<next], as: UTF8.self)
    return String(text.prefix { !$0.isNewline })
  }

  /// Returns the place of the byte at `offset`.
  package func position(atByte offset: Int) -> YAMLPosition {
    let offset = min(max(offset, 0), bytes.count)
    // The line is the last one that starts at the byte or before it.
    let line = lineStarts.count { $0 <= offset }
    let before = String(decoding: bytes[lineStarts[line - 1]..<offset], as: UTF8.self)
    return YAMLPosition(line: line, column: before.unicodeScalars.count + 1)
  }

  /// The place of the last character that is not blank.
  package var lastPosition: YAMLPosition {
    let last = bytes.lastIndex { ![0x09, 0x0a, 0x0d, 0x20].contains($0) } ?? 0
    // The character's first byte: continuation bytes of UTF-8 all begin with the bits 10.
    return position(atByte: bytes.prefix(last + 1).lastIndex { $0 & 0xc0 != 0x80 } ?? 0)
  }

  /// Returns the starts of lines, which end as in YAML: at CR, LF, both, NEL, and the two Unicode
  /// separators.
  private static func lineStarts(in bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for index in bytes.indices {
      switch bytes[index] {
      case 0x0a: starts.append(index + 1)
      case 0x0d where index + 1 == bytes.count || bytes[index + 1] != 0x0a:
        starts.append(index + 1)
      case 0x85 where index > 0 && bytes[index - 1] == 0xc2: starts.append(index + 1)
      case 0xa8, 0xa9:
        guard index > 1, bytes[index - 1] == 0x80, bytes[index - 2] == 0xe2 else { continue }
        starts.append(index + 1)
      default: continue
      }
    }
    return starts
  }
}
