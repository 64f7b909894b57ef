import WidgetLayout

/// A box with what was typed, and the lines of a list that match.
struct SearchedListBox {
  /// The place of the words behind titles.
  enum Details {
    /// In a column of their own, with the number of all items in the border.
    case column
    /// At the right edge of their row.
    case trailing
  }

  private let list: SearchedList
  private let tile: Tile
  private let hint: String
  private let details: Details

  var rect: Rect { tile.rect }

  /// - Parameter hint: The dim words where nothing is typed.
  init(
    _ list: SearchedList, title: String, hint: String = "", details: Details = .column, rect: Rect
  ) {
    (self.list, self.hint, self.details) = (list, hint, details)
    tile = .box(title: title, rect: rect)
  }

  /// The number of results that the box shows.
  var shown: Int { max(1, tile.content.height - 1) }

  /// The first result in view.
  private var top: Int {
    min(max(0, list.chosen - shown / 2), max(0, list.results.count - shown))
  }

  /// Returns the number of the result in a row of the screen; `nil` if there is none.
  func result(inRow y: Int) -> Int? {
    let number = y - tile.content.y - 1 + top
    return y > tile.content.y && y < tile.content.maxY && list.results.indices.contains(number)
      ? number : nil
  }

  func draw(isFocused: Bool, with painter: inout Painter) {
    let count = list.results.count
    let note =
      count == 0
      ? "nothing matches"
      : count == list.items.count || details == .trailing
        ? "\(count)" : "\(count) of \(list.items.count)"
    painter.frame(tile, note: TileNote([note], role: .dim), isFocused: isFocused)
    let content = tile.content
    guard !content.isEmpty else { return }
    drawTyped(with: &painter)
    for (row, result) in list.results.dropFirst(top).prefix(content.height - 1).enumerated() {
      draw(result, y: content.y + 1 + row, with: &painter)
      guard top + row == list.chosen else { continue }
      painter.grid.highlight(
        Rect(x: content.x - 1, y: content.y + 1 + row, width: content.width + 2, height: 1))
    }
  }

  private func drawTyped(with painter: inout Painter) {
    let bold = painter.number(of: Style(foreground: .role(.text), attributes: .bold))
    let dim = painter.number(of: Style(foreground: .role(.dim)))
    let content = tile.content
    let used = painter.write(
      "\(list.typed)▏", x: content.x, y: content.y, width: content.width, style: bold)
    guard list.typed.isEmpty, content.width > used + 1 else { return }
    painter.write(
      hint.cut(toColumns: content.width - used), x: content.x + used, y: content.y,
      width: content.width - used, style: dim)
  }

  /// The columns of the titles, if there is room for the words behind them.
  private var titleWidth: Int {
    let widest = list.items.map { Painter.width(of: $0.title) }.max() ?? 0
    let width = min(widest, 18)
    return tile.content.width >= width + 12 ? width : tile.content.width
  }

  private func draw(_ result: SearchedList.Result, y: Int, with painter: inout Painter) {
    let content = tile.content
    let dim = painter.number(of: Style(foreground: .role(.dim)))
    let detail = result.item.detail
    switch details {
    case .column:
      let title = result.item.title.cut(toColumns: titleWidth)
      drawTitle(title, result.marked, width: titleWidth, y: y, with: &painter)
      let start = content.x + titleWidth + 2
      guard start < content.maxX else { return }
      let rest = content.maxX - start
      painter.write(detail.cut(toColumns: rest), x: start, y: y, width: rest, style: dim)
    case .trailing:
      let width = min(Painter.width(of: detail), content.width / 2)
      drawTitle(
        result.item.title, result.marked, width: max(0, content.width - width - 1), y: y,
        with: &painter)
      painter.write(
        detail.cut(toColumns: width), x: content.maxX - width, y: y, width: width, style: dim)
    }
  }

  /// Writes a title with the characters that were typed marked.
  private func drawTitle(
    _ title: String, _ marked: Set<Int>, width: Int, y: Int, with painter: inout Painter
  ) {
    let plain = painter.number(of: Style(foreground: .role(.text)))
    let typed = painter.number(
      of: Style(foreground: .role(.accent), attributes: [.bold, .underline]))
    var x = tile.content.x
    let end = x + width
    for (number, character) in title.enumerated() where x < end {
      let style = marked.contains(number) ? typed : plain
      x += painter.write(String(character), x: x, y: y, width: end - x, style: style)
    }
  }
}
