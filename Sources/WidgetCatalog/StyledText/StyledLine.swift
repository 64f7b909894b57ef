import WidgetLayout

/// A line of text in runs of one style.
struct StyledLine: Hashable, Sendable {
  /// A stretch of text with one style.
  struct Run: Hashable, Sendable {
    var text: String
    var style: Style
  }

  var runs: [Run] = []

  /// Creates a line of one style.
  init(_ text: String, style: Style = Style(foreground: .role(.text))) {
    if !text.isEmpty { runs = [Run(text: text, style: style)] }
  }

  init(runs: [Run] = []) { self.runs = runs }

  /// The text without its styles.
  var text: String { runs.map(\.text).joined() }

  /// The width in columns.
  var width: Int { runs.reduce(0) { $0 + Painter.width(of: $1.text) } }

  /// Returns true if the line fits a number of columns; a very long line is not measured.
  private func fits(_ columns: Int) -> Bool {
    let bytes = runs.reduce(0) { $0 + $1.text.utf8.count }
    // A tab is the only byte that may take more than one column.
    let mayFit = bytes <= columns && !runs.contains { $0.text.utf8.contains(UInt8(ascii: "\t")) }
    return mayFit || bytes <= columns * 32 && width <= columns
  }

  /// Returns at most the first `count` characters of the line.
  func limited(to count: Int) -> StyledLine {
    var left = count
    var line = StyledLine()
    for run in runs where left > 0 {
      let text = run.text.prefix(left)
      left -= text.count
      line.runs.append(Run(text: String(text), style: run.style))
    }
    return line
  }

  /// Returns at most the last `count` characters of the line.
  func ending(of count: Int) -> StyledLine {
    var left = count
    var line = StyledLine()
    for run in runs.reversed() where left > 0 {
      let text = run.text.suffix(left)
      left -= text.count
      line.runs.insert(Run(text: String(text), style: run.style), at: 0)
    }
    return line
  }

  /// Appends a character in a style.
  mutating func append(_ character: Character, _ style: Style) {
    if runs.last?.style == style {
      runs[runs.count - 1].text.append(character)
    } else {
      runs.append(Run(text: String(character), style: style))
    }
  }
}

extension StyledLine {
  /// Returns the line in pieces of at most `width` columns, broken after words if possible; at most
  /// `most` pieces are made.
  func wrapped(to width: Int, atMost most: Int) -> [StyledLine] {
    guard width > 0, !fits(width) else { return [self] }
    // Twice the number of characters that fit is more than enough, including combining marks.
    let line = limited(to: 2 * width * most + 2)
    var cells = line.runs.flatMap { run in
      run.text.map { (character: $0, style: run.style, width: Painter.width(of: String($0))) }
    }[...]
    var lines: [StyledLine] = []
    while !cells.isEmpty, lines.count < most {
      var columns = 0
      var end = cells.startIndex
      while end < cells.endIndex, columns + cells[end].width <= width {
        columns += cells[end].width
        end += 1
      }
      var next = max(end, cells.startIndex + 1)
      if end < cells.endIndex, !cells[end].character.isWhitespace,
        let space = cells[cells.startIndex..<end].lastIndex(where: { $0.character.isWhitespace }),
        cells[cells.startIndex..<space].contains(where: { !$0.character.isWhitespace })
      {
        end = space
        next = space
      }
      var line = StyledLine()
      for cell in cells[cells.startIndex..<max(end, cells.startIndex)] {
        line.append(cell.character, cell.style)
      }
      lines.append(line)
      cells = cells[next...].drop { $0.character == " " || $0.character == "\t" }
    }
    return lines
  }
}
