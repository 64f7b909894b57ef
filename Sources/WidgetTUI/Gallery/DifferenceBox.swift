import WidgetLayout

/// A box with the change of a board's file, which scrolls; long lines are shown whole, in several rows.
struct DifferenceBox {
  /// A row of the box: a line, or a part of one.
  private struct Row {
    let mark: TextDifference.Line.Mark
    let text: String
  }

  private let rows: [Row]
  private let tile: Tile
  private let top: Int

  init(_ addition: [TextDifference.Line], title: String, scrolled: Int, rect: Rect) {
    let tile = Tile.box(title: title, rect: rect)
    rows = addition.flatMap { line in
      WrappedWords.parts(
        of: VisibleText.quoted(line.written, limit: .max), columns: tile.content.width
      ).map { Row(mark: line.mark, text: $0) }
    }
    self.tile = tile
    top = min(max(0, scrolled), max(0, rows.count - tile.content.height))
  }

  /// The number of rows that the box shows.
  var shown: Int { max(1, tile.content.height) }
  /// The number of rows that are scrolled out at the top.
  var scrolled: Int { top }

  func draw(with painter: inout Painter) {
    let count = rows.count
    let place = count > shown ? "\(top + 1)–\(min(count, top + shown)) of \(count)" : ""
    painter.frame(
      tile, note: place.isEmpty ? .none : TileNote([place], role: .dim), isFocused: true)
    let content = tile.content
    for (number, row) in rows.dropFirst(top).prefix(content.height).enumerated() {
      let role: Role =
        switch row.mark {
        case .added: .good
        case .removed: .bad
        case .place: .accent
        case .same: .dim
        }
      let style = painter.number(of: Style(foreground: .role(role)))
      painter.write(
        row.text, x: content.x, y: content.y + number, width: content.width, style: style)
    }
  }
}
