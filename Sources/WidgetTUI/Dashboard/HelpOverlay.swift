import WidgetLayout

/// A box in the middle of the screen that lists the keys.
struct HelpOverlay {
  private let rows: [KeyBindings.Row]
  private let tile: Tile
  /// The columns of the keys.
  private let keyWidth: Int
  /// The number of rows that are scrolled out at the top.
  let top: Int

  var rect: Rect { tile.rect }

  /// The number of rows that the box shows.
  var shown: Int { min(rows.count, tile.content.height) }

  /// Creates the box for a screen of `size`; it shrinks to fit, and then scrolls.
  init(_ rows: [KeyBindings.Row], size: Size, scrolled: Int = 0) {
    self.rows = rows
    keyWidth = rows.map { Painter.width(of: Self.words($0)) }.max() ?? 0
    let width = rows.map { Painter.width(of: $0.meaning) }.max() ?? 0
    tile = .box(
      title: "Keys", size: Size(width: keyWidth + 2 + width + 4, height: rows.count + 2), in: size)
    top = min(max(0, scrolled), max(0, rows.count - tile.content.height))
  }

  private static func words(_ row: KeyBindings.Row) -> String {
    row.keys.joined(separator: " ")
  }

  func draw(with painter: inout Painter) {
    let place = "\(top + 1)–\(top + shown) of \(rows.count)"
    painter.frame(
      tile, note: shown < rows.count ? TileNote([place], role: .dim) : .none, isFocused: true)
    let bold = painter.number(of: Style(foreground: .role(.text), attributes: .bold))
    let plain = painter.number(of: Style(foreground: .role(.text)))
    let content = tile.content
    for (number, row) in rows.dropFirst(top).prefix(content.height).enumerated() {
      let y = content.y + number
      painter.write(
        Self.words(row), x: content.x, y: y, width: min(keyWidth, content.width), style: bold)
      let x = keyWidth + 2
      painter.write(
        row.meaning, x: content.x + x, y: y, width: max(0, content.width - x), style: plain)
    }
  }
}
