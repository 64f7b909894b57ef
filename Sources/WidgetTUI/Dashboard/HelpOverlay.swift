import WidgetLayout

/// A box in the middle of the screen that lists the keys.
struct HelpOverlay {
  private let rows: [KeyBindings.Row]
  private let tile: Tile
  /// The columns of the keys.
  private let keyWidth: Int

  var rect: Rect { tile.rect }

  /// Creates the box for a screen of `size`; it shrinks to fit.
  init(_ bindings: KeyBindings, size: Size) {
    rows = bindings.rows
    keyWidth = rows.map { Painter.width(of: Self.words($0)) }.max() ?? 0
    let width = rows.map { Painter.width(of: $0.meaning) }.max() ?? 0
    tile = .box(
      title: "Keys", size: Size(width: keyWidth + 2 + width + 4, height: rows.count + 2), in: size)
  }

  private static func words(_ row: KeyBindings.Row) -> String {
    row.keys.joined(separator: " ")
  }

  func draw(with painter: inout Painter) {
    painter.frame(tile, note: .none, isFocused: true)
    let bold = painter.number(of: Style(foreground: .role(.text), attributes: .bold))
    let plain = painter.number(of: Style(foreground: .role(.text)))
    let content = tile.content
    for (number, row) in rows.enumerated() where number < content.height {
      let y = content.y + number
      painter.write(
        Self.words(row), x: content.x, y: y, width: min(keyWidth, content.width), style: bold)
      let x = keyWidth + 2
      painter.write(
        row.meaning, x: content.x + x, y: y, width: max(0, content.width - x), style: plain)
    }
  }
}
