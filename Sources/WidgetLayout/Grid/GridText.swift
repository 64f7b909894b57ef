extension CellGrid {
  /// The picture as lines of text without colours; spaces at the ends of lines are left out.
  public var text: String { text(rows: 0..<size.height) }

  /// Row `y` as text, without the spaces at its end.
  public func row(_ y: Int) -> String {
    String(text(rows: y..<y + 1).dropLast())
  }

  /// Some rows, each with a line end.
  private func text(rows: Range<Int>) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(rows.count * (size.width + 1) * 2)
    for y in rows {
      var end = bytes.count
      for cell in cells[y * size.width..<(y + 1) * size.width] where cell.width > 0 {
        append(cell, to: &bytes)
        if cell.content != 0x20 { end = bytes.count }
      }
      bytes.removeSubrange(end...)
      bytes.append(UInt8(ascii: "\n"))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A cell in UTF-8, written out: a `String` for each of twelve thousand cells would be most of
  /// the cost of a golden picture.
  private func append(_ cell: Cell, to bytes: inout [UInt8]) {
    let value = cell.content
    switch value {
    case ..<0x80: bytes.append(UInt8(truncatingIfNeeded: value))
    case ..<0x800:
      bytes.append(UInt8(truncatingIfNeeded: 0xC0 | value >> 6))
      bytes.append(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
    case ..<0x10000:
      bytes.append(UInt8(truncatingIfNeeded: 0xE0 | value >> 12))
      bytes.append(UInt8(truncatingIfNeeded: 0x80 | value >> 6 & 0x3F))
      bytes.append(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
    default: bytes.append(contentsOf: text(of: cell).utf8)
    }
  }
}
