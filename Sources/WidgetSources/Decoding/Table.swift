/// A parser of tables in text: comma-separated (RFC 4180) or tab-separated.
package enum Table {
  /// Returns the rows of a table as records, with the names in the first row.
  ///
  /// Rows that are too short lack their last fields, and columns without a name are named by their
  /// number. Of columns with one name, the second is `name 2`, the third `name 3`. Throws for a row with more cells than
  /// names: a separator within a number or a text, which has no quotes, would have made others of it.
  package static func datum(
    _ bytes: [UInt8], separator: Character = ","
  ) throws(SourceFailure) -> Datum {
    let rows = rows(bytes, separator: separator.asciiValue ?? UInt8(ascii: ","))
    let count = rows.first?.count ?? 0
    // Some end each row with a separator.
    let wide = rows.firstIndex { row in row.dropFirst(count).contains { !$0.isEmpty } }
    if let wide { throw FormatWords.wideRow(wide + 1, rows[wide], count) }
    return datum(rows)
  }

  /// Returns rows of cells as records, with the names in the first row.
  static func datum(_ rows: [[String]]) -> Datum {
    guard let names = rows.first else { return .list([]) }
    var columns = ColumnNames(names)
    return .list(rows.dropFirst().map { .record(columns.fields(of: $0.map { .text($0) })) })
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
      let start = index
      var isClosed = false
      index += 1
      while index < bytes.count, !isClosed {
        let byte = bytes[index]
        index += 1
        if byte == quote {
          guard index < bytes.count, bytes[index] == quote else {
            isClosed = true
            continue
          }
          index += 1
        }
        cell.append(byte)
      }
      // A quote that is never closed, as some write it, would take all further rows into its cell, or those to the next quote,
      // which then begins a cell or stands within one.
      let isAtEnd = index == bytes.count || bytes[index] == separator || isBreak(bytes[index])
      if !isClosed || !isAtEnd && cell.contains(where: isBreak) { (index, cell) = (start + 1, []) }
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
