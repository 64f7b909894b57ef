import WidgetLayout

extension CellGrid {
  /// Returns the picture of a borderless tile with the note that a border would show: on the last
  /// row, or after the contents of a single row.
  func noted(_ note: TileNote) -> CellGrid {
    guard let suffix = note.suffix, size.width > 0, size.height > 0 else { return self }
    if size.height == 1 { return followed(by: suffix, role: note.role, width: size.width) }
    var grid = self
    let y = size.height - 1
    grid.clear(Rect(x: 0, y: y, width: size.width, height: 1))
    var painter = Painter(grid: grid)
    let words = note.words(in: size.width)
    let width = min(size.width, Painter.width(of: words))
    let style = painter.number(of: Style(foreground: .role(note.role)))
    painter.write(words, x: size.width - width, y: y, width: width, style: style)
    return painter.grid
  }

  /// Returns the first row followed by some words; the row is cut if there is no space for both.
  ///
  /// - Parameter width: The width of the result in columns; `nil` for as many as both need.
  func followed(by words: String, role: Role, width: Int? = nil) -> CellGrid {
    let shown = lineColumns?.upperBound ?? 0
    let more = Painter.width(of: words)
    let width = width ?? (shown == 0 ? more : shown + 1 + more)
    let room = max(0, min(shown, width - more - 1))
    let kept = columnsKept(in: room)
    var grid = CellGrid(size: Size(width: width, height: 1))
    grid.draw(cropped(to: Size(width: kept, height: 1)), x: 0, y: 0)
    var painter = Painter(grid: grid)
    if room > 0, room < shown {
      painter.write("…", x: kept, y: 0, width: 1, style: painter.number(of: .plain))
    }
    let style = painter.number(of: Style(foreground: .role(role)))
    let x = room == 0 ? 0 : room + 1
    painter.write(words.cut(toColumns: width - x), x: x, y: 0, width: width - x, style: style)
    return painter.grid
  }

  /// Returns the number of columns of the first row that stay if it is cut to `room` columns: all of
  /// them if they fit, else those before `…`.
  private func columnsKept(in room: Int) -> Int {
    let shown = lineColumns?.upperBound ?? 0
    guard shown > room else { return shown }
    let row = (0..<shown).filter { self[$0, 0].width > 0 }.map { text(of: self[$0, 0]) }.joined()
    return Painter.width(of: String(row.cut(toColumns: room).dropLast()))
  }
}
