import WidgetLayout

/// A row of a picture as words in columns, which two blanks separate.
struct AccessibleRow {
  /// A word, and whether it has a colour that marks of the program have.
  struct Word {
    var text: String
    /// False in the colour of text, and in colours that the data chose.
    let isOfProgram: Bool
  }

  private(set) var columns: [[Word]] = [[]]

  init(of grid: CellGrid, _ y: Int) {
    var blanks = 0
    for x in 0..<grid.size.width {
      let cell = grid[x, y]
      let text = grid.text(of: cell)
      if text.isEmpty { continue }
      guard text != " " else {
        blanks += 1
        continue
      }
      add(text, isOfProgram: Self.isOfProgram(grid.styles[Int(cell.style)]), after: blanks)
      blanks = 0
    }
  }

  private mutating func add(_ text: String, isOfProgram: Bool, after blanks: Int) {
    if blanks > 1, !columns[0].isEmpty { columns.append([]) }
    let last = columns.count - 1
    if blanks > 0 || columns[last].isEmpty {
      columns[last].append(Word(text: text, isOfProgram: isOfProgram))
    } else {
      columns[last][columns[last].count - 1].text += text
    }
  }

  private static func isOfProgram(_ style: Style) -> Bool {
    let paint = style.foreground
    return paint != .none && paint.rgb == nil && paint != .role(.text)
  }
}
