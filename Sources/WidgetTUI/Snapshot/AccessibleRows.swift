import WidgetLayout

/// The rows of a line on a terminal, broken here: where the terminal breaks it, a program that fills its words with
/// blanks or dots could have the next row begin as the line of another widget.
enum AccessibleRows {
  /// The beginning of each row but the first one.
  private static let mark = "… "

  /// Returns the line in rows that are joined by line breaks; as it is where the width is not known.
  ///
  /// - Parameter width: The columns of the terminal; `nil` for what is no terminal.
  static func text(of line: String, width: Int?) -> String {
    guard let width, width > 2 * mark.count else { return line }
    var rows: [String] = []
    var row = ""
    var room = width
    for character in line {
      let columns = Painter.width(of: String(character))
      if columns > room {
        rows.append(row)
        row = mark
        room = width - Painter.width(of: mark)
      }
      row.append(character)
      room -= columns
    }
    return (rows + [row]).joined(separator: "\n")
  }
}
