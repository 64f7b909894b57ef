import WidgetLayout

/// A row of a picture as words in columns, which two blanks separate.
struct AccessibleRow {
  /// A word and its colour.
  struct Word {
    var text: String
    let paint: Paint

    /// True in a colour that marks of the program have, not that of text or one that the data chose.
    var isOfProgram: Bool { paint != .none && paint.rgb == nil && paint != .role(.text) }

    /// True in the colour of a level.
    var isOfLevel: Bool { [.role(.good), .role(.warn), .role(.bad)].contains(paint) }
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
      add(text, grid.styles[Int(cell.style)].foreground, after: blanks)
      blanks = 0
    }
  }

  private mutating func add(_ text: String, _ paint: Paint, after blanks: Int) {
    if blanks > 1, !columns[0].isEmpty { columns.append([]) }
    let last = columns.count - 1
    if blanks > 0 || columns[last].isEmpty {
      columns[last].append(Word(text: text, paint: paint))
    } else {
      columns[last][columns[last].count - 1].text += text
    }
  }
}
