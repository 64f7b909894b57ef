extension CellGrid {
  /// The picture as lines of text without colours or trailing spaces.
  public var text: String { text(rows: 0..<size.height) }

  /// Returns row `y` as text without trailing spaces.
  public func row(_ y: Int) -> String {
    String(text(rows: y..<y + 1).dropLast())
  }

  /// Returns some rows, each with a line feed. They are written directly into the string's storage:
  /// a `String` for each of twelve thousand cells would be most of the cost of a golden picture.
  private func text(rows: Range<Int>) -> String {
    let longest = clusters.reduce(4) { max($0, $1.utf8.count) }
    let capacity = rows.count * (size.width * longest + 1)
    return String(unsafeUninitializedCapacity: capacity) { bytes in
      cells.withUnsafeBufferPointer { cells in
        var count = 0
        for y in rows {
          let start = y * size.width
          var end = start + size.width
          // The right half of a wide character has content 0, so that it is not taken for a
          // space.
          while end > start, cells[end - 1].content == 0x20 { end -= 1 }
          for index in start..<end where cells[index].width > 0 {
            write(cells[index], to: bytes, at: &count)
          }
          bytes[count] = UInt8(ascii: "\n")
          count += 1
        }
        return count
      }
    }
  }

  /// Writes a cell in UTF-8, and advances `count` past it.
  @inline(__always)
  private func write(
    _ cell: Cell, to bytes: UnsafeMutableBufferPointer<UInt8>, at count: inout Int
  ) {
    let value = cell.content
    switch value {
    case ..<0x80:
      bytes[count] = UInt8(truncatingIfNeeded: value)
      count += 1
    case ..<0x800:
      bytes[count] = UInt8(truncatingIfNeeded: 0xC0 | value >> 6)
      bytes[count + 1] = UInt8(truncatingIfNeeded: 0x80 | value & 0x3F)
      count += 2
    case ..<0x10000:
      bytes[count] = UInt8(truncatingIfNeeded: 0xE0 | value >> 12)
      bytes[count + 1] = UInt8(truncatingIfNeeded: 0x80 | value >> 6 & 0x3F)
      bytes[count + 2] = UInt8(truncatingIfNeeded: 0x80 | value & 0x3F)
      count += 3
    default:
      for byte in text(of: cell).utf8 {
        bytes[count] = byte
        count += 1
      }
    }
  }
}
