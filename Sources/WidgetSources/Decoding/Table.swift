/// A parser of tables in text: comma-separated (RFC 4180) or tab-separated.
package enum Table {
  /// Returns the rows of a table as records, with the names in the first row.
  ///
  /// Rows that are too short lack their last fields, and columns without a name are named by their
  /// number.
  package static func datum(_ bytes: [UInt8], separator: Character = ",") -> Datum {
    let rows = rows(bytes, separator: separator.asciiValue ?? UInt8(ascii: ","))
    guard let names = rows.first else { return .list([]) }
    return .list(
      rows.dropFirst().map { row in
        var fields = RecordFields()
        for (index, cell) in row.enumerated() {
          let name = index < names.count ? names[index] : ""
          fields.set(name.isEmpty ? "\(index + 1)" : name, .text(cell))
        }
        return .record(fields.fields)
      })
  }

  /// Returns the cells of each row, without empty rows.
  static func rows(_ bytes: [UInt8], separator: UInt8) -> [[String]] {
    var rows: [[String]] = []
    var row: [String] = []
    var index = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
    while index < bytes.count {
      row.append(cell(bytes, &index, separator))
      if index < bytes.count, bytes[index] == separator {
        index += 1
        // A separator at the very end is followed by an empty cell.
        if index == bytes.count { row.append("") }
        if index < bytes.count { continue }
      }
      skipBreak(bytes, &index)
      if row != [""] { rows.append(row) }
      row = []
    }
    return rows
  }

  private static func cell(_ bytes: [UInt8], _ index: inout Int, _ separator: UInt8) -> String {
    let quote = UInt8(ascii: "\"")
    var cell: [UInt8] = []
    if index < bytes.count, bytes[index] == quote {
      index += 1
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        if byte == quote {
          guard index < bytes.count, bytes[index] == quote else { break }
          index += 1
        }
        cell.append(byte)
      }
    }
    // Text after a closing quote is invalid, but unambiguous.
    while index < bytes.count, bytes[index] != separator, !isBreak(bytes[index]) {
      cell.append(bytes[index])
      index += 1
    }
    return String(received: cell)
  }

  private static func skipBreak(_ bytes: [UInt8], _ index: inout Int) {
    guard index < bytes.count, isBreak(bytes[index]) else { return }
    let isPair = bytes[index] == 0x0d && index + 1 < bytes.count && bytes[index + 1] == 0x0a
    index += isPair ? 2 : 1
  }

  private static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0a || byte == 0x0d }
}
