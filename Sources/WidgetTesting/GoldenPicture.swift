public import WidgetLayout

/// A picture and its heading in a golden file, such as the family and the size.
public struct GoldenPicture: Sendable {
  /// The heading above the picture.
  public var title: String
  /// The picture.
  public var grid: CellGrid

  /// Creates a picture with its heading.
  public init(_ title: String, _ grid: CellGrid) {
    self.title = title
    self.grid = grid
  }
}

/// Pictures as text that a person reads in a diff, without trailing blanks: each picture once, the
/// letters of its styles, and at the end the colours and attributes that a terminal is sent for
/// each letter in each colour profile.
package struct GoldenSheet {
  private let pictures: [GoldenPicture]
  private let profiles: [ColorDepth]
  private let theme: Theme

  package init(pictures: [GoldenPicture], profiles: [ColorDepth], theme: Theme) {
    (self.pictures, self.profiles, self.theme) = (pictures, profiles, theme)
  }

  /// The content of the file.
  package var text: String {
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

  /// Returns the rows without blank ones at the end, which the picture's size in the heading
  /// implies.
  private static func withoutBlankEnd(_ rows: [String]) -> [String] {
    Array(rows.reversed().drop { $0.isEmpty }.reversed())
  }

  private static func trimmed(_ row: some BidirectionalCollection<Character>, of end: Character)
    -> String
  {
    String(row.reversed().drop { $0 == end }.reversed())
  }

  /// Returns a row for each style, sorted by letter, with a column for its name and one for each
  /// profile.
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

  /// Returns true if a terminal is sent anything for the style.
  private func isSent(_ style: Style) -> Bool {
    profiles.contains {
      style.resolved(in: theme, at: $0) != Style.plain.resolved(in: Theme(name: ""), at: .none)
    }
  }

  /// Returns the table's rows with columns two spaces apart, without trailing spaces.
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
