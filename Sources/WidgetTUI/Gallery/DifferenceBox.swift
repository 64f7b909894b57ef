import WidgetLayout

/// A box with the change of a board's file, which scrolls.
struct DifferenceBox {
  private let lines: [TextDifference.Line]
  private let tile: Tile
  private let top: Int

  init(_ addition: [TextDifference.Line], title: String, scrolled: Int, rect: Rect) {
    lines = addition
    tile = .box(title: title, rect: rect)
    top = min(max(0, scrolled), max(0, addition.count - tile.content.height))
  }

  /// The number of lines that the box shows.
  var shown: Int { max(1, tile.content.height) }
  /// The number of lines that are scrolled out at the top.
  var scrolled: Int { top }

  func draw(with painter: inout Painter) {
    let count = lines.count
    let place = count > shown ? "\(top + 1)–\(min(count, top + shown)) of \(count)" : ""
    painter.frame(
      tile, note: place.isEmpty ? .none : TileNote([place], role: .dim), isFocused: true)
    let content = tile.content
    for (row, line) in lines.dropFirst(top).prefix(content.height).enumerated() {
      let role: Role =
        switch line.mark {
        case .added: .good
        case .removed: .bad
        case .place: .accent
        case .same: .dim
        }
      let style = painter.number(of: Style(foreground: .role(role)))
      painter.write(
        VisibleText.quoted(line.written, limit: 1000).cut(toColumns: content.width), x: content.x,
        y: content.y + row, width: content.width, style: style)
    }
  }
}
