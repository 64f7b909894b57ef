import WidgetLayout

/// A box in the middle of the screen that lists the keys.
struct HelpOverlay {
  private static let keys = [
    ("Tab ←↑↓→", "choose a tile"), ("z", "zoom it, step by step"),
    ("r", "reload it, or all"), ("a", "acknowledge alarm, or all"),
    ("n p 1…9", "next, previous, that page"), ("Enter", "open its link, or choose one"),
    ("i", "its history and reloads"),
    ("[ ]", "turn a stack of widgets"), ("Esc", "back"), ("?", "this help"), ("q", "quit"),
  ]

  private let tile: Tile

  var rect: Rect { tile.rect }

  /// Creates the box for a screen of `size`; it shrinks to fit.
  init(size: Size) {
    tile = .box(title: "Keys", size: Size(width: 41, height: Self.keys.count + 2), in: size)
  }

  func draw(with painter: inout Painter) {
    painter.frame(tile, note: .none, isFocused: true)
    let bold = painter.number(of: Style(foreground: .role(.text), attributes: .bold))
    let plain = painter.number(of: Style(foreground: .role(.text)))
    for (row, (key, meaning)) in Self.keys.enumerated() where row < tile.content.height {
      let y = tile.content.y + row
      painter.write(key, x: tile.content.x, y: y, width: min(9, tile.content.width), style: bold)
      painter.write(
        meaning, x: tile.content.x + 9, y: y, width: max(0, tile.content.width - 9), style: plain)
    }
  }
}
