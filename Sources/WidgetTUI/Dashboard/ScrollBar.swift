import WidgetLayout

/// The bar in a tile's right border that shows which of its rows are in view.
struct ScrollBar: Hashable {
  /// The first row in view, the number of rows in view, and of all rows.
  let top, shown, rows: Int

  /// Returns the part of a border of some rows that is marked: at least one row, at either end only
  /// if nothing is scrolled out there.
  func thumb(in length: Int) -> Range<Int> {
    guard rows > shown, length > 0 else { return 0..<max(0, length) }
    let size = max(1, min(length - 1, length * shown / rows))
    let room = length - size
    let last = rows - shown
    let inner = room > 1 ? 1 + (top - 1) * (room - 1) / max(1, last - 1) : room
    let start = top <= 0 ? 0 : top >= last ? room : min(inner, max(0, room - 1))
    return start..<start + size
  }
}

extension Painter {
  /// Draws a scroll bar over a tile's right border, between its corners.
  mutating func scrollBar(_ bar: ScrollBar, in rect: Rect) {
    let style = number(of: Style(foreground: .role(.text)))
    for row in bar.thumb(in: rect.height - 2) {
      put(0x2503, x: rect.maxX - 1, y: rect.y + 1 + row, style: style)
    }
  }
}
