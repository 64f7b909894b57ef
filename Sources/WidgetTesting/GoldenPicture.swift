public import WidgetLayout

/// A picture and what it is called in a golden file, such as the family and the size.
public struct GoldenPicture: Sendable {
  /// The heading above the picture.
  public var title: String
  /// The picture.
  public var grid: CellGrid

  /// A picture with its heading.
  public init(_ title: String, _ grid: CellGrid) {
    self.title = title
    self.grid = grid
  }
}

/// Pictures as text that a person reads in a diff, without blanks at the ends: each picture once, the letters of its styles, and
/// at the end what a terminal is sent for each letter in each colour profile.
struct GoldenSheet {
  let pictures: [GoldenPicture]
  let profiles: [ColorDepth]
  let theme: Theme

  var text: String {
    var letters = StyleLetters()
    var lines: [String] = []
    for picture in pictures {
      lines.append("── \(picture.title)")
      lines += Self.withoutBlankEnd((0..<picture.grid.size.height).map(picture.grid.row))
      guard !profiles.isEmpty else { continue }
      lines.append("── its styles")
      lines += Self.withoutBlankEnd(rows(of: picture.grid, letters: &letters))
    }
    if !profiles.isEmpty { lines += ["── in the theme “\(theme.name)”"] + legend(of: letters) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func rows(of grid: CellGrid, letters: inout StyleLetters) -> [String] {
    (0..<grid.size.height).map { y in
      let row = (0..<grid.size.width).map { x in
        letters.letter(of: grid.styles[Int(grid[x, y].style)])
      }
      return Self.trimmed(row, of: StyleLetters.plain)
    }
  }

  /// Blank rows at the end say nothing: the heading has the picture's size.
  private static func withoutBlankEnd(_ rows: [String]) -> [String] {
    Array(rows.reversed().drop { $0.isEmpty }.reversed())
  }

  private static func trimmed(_ row: some BidirectionalCollection<Character>, of end: Character)
    -> String
  {
    String(row.reversed().drop { $0 == end }.reversed())
  }

  /// A row for each style, sorted by letter: a column for its name and one for each profile.
  private func legend(of letters: StyleLetters) -> [String] {
    var table = [["", "role"] + profiles.map(\.rawValue)]
    let ground = [(letter: StyleLetters.plain, style: Style.plain)]
    let all = ground.filter { isSent($0.style) } + letters.styles.sorted { $0.letter < $1.letter }
    for (letter, style) in all {
      let sent = profiles.map { style.resolved(in: theme, at: $0).description }
      table.append([String(letter), style.name] + sent)
    }
    return Self.aligned(table)
  }

  /// True if a terminal is sent anything for the style.
  private func isSent(_ style: Style) -> Bool {
    profiles.contains {
      style.resolved(in: theme, at: $0) != Style.plain.resolved(in: Theme(name: ""), at: .none)
    }
  }

  /// Columns two spaces apart, without spaces at the lines' ends.
  private static func aligned(_ table: [[String]]) -> [String] {
    let columns = table.first?.indices ?? 0..<0
    let widths = columns.map { column in table.map { $0[column].count }.max() ?? 0 }
    return table.map { row in
      let cells = columns.map { column in
        row[column] + String(repeating: " ", count: widths[column] + 2 - row[column].count)
      }
      return trimmed(cells.joined(), of: " ")
    }
  }
}
