import WidgetLayout

/// A box in the middle of the screen that shows the command of a link and asks for consent.
struct QuestionOverlay {
  static let noRoom =
    "Not run: the command cannot be shown in full on a screen of this size."
  private static let answer = "Enter runs it, any other key does not."
  private static let widest = 76

  private let tile: Tile
  private let rows: [String]

  /// Creates the box for a screen of `size`; it shrinks to fit.
  init(_ lines: [String], size: Size) {
    let width = min(size.width, Self.widest)
    let room = Tile.box(title: "", rect: Rect(x: 0, y: 0, width: width, height: 3)).content.width
    rows = (lines + ["", Self.answer]).flatMap { Self.rows(of: $0, columns: room) }
    tile = .box(
      title: "Run this?", size: Size(width: width, height: rows.count + 2), in: size)
  }

  var rect: Rect { tile.rect }

  /// True if every character is drawn as itself: none is left out for lack of space, and none is
  /// replaced.
  var showsAll: Bool {
    var painter = Painter(grid: CellGrid(size: tile.content.size))
    draw(rows, at: (0, 0), tile.content.size, with: &painter)
    return Self.marks(painter.grid.text) == Self.marks(rows.joined())
  }

  func draw(with painter: inout Painter) {
    painter.frame(tile, note: .none, isFocused: true)
    draw(rows, at: (tile.content.x, tile.content.y), tile.content.size, with: &painter)
  }

  private func draw(
    _ rows: [String], at place: (x: Int, y: Int), _ size: Size, with painter: inout Painter
  ) {
    let style = painter.number(of: Style(foreground: .role(.text)))
    for (row, words) in rows.enumerated() where row < size.height {
      painter.write(words, x: place.x, y: place.y + row, width: size.width, style: style)
    }
  }

  /// A text without its blanks, which a command has between quotes only.
  private static func marks(_ text: String) -> [Character] {
    text.filter { $0 != " " && $0 != "\n" }
  }

  /// A line in rows of so many columns, cut wherever a row is full.
  private static func rows(of line: String, columns: Int) -> [String] {
    var rows = [""]
    var width = 0
    for character in line {
      let more = Painter.width(of: String(character))
      if width + more > columns, width > 0 {
        rows.append("")
        width = 0
      }
      rows[rows.count - 1].append(character)
      width += more
    }
    return rows
  }
}
