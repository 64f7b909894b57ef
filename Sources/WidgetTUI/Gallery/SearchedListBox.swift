import WidgetLayout

/// A box with what was typed, and the lines of a list that match.
struct SearchedListBox {
  private let list: SearchedList
  private let tile: Tile
  private let hint: String

  var rect: Rect { tile.rect }

  /// - Parameter hint: The dim words where nothing is typed.
  init(_ list: SearchedList, title: String, hint: String, rect: Rect) {
    (self.list, self.hint) = (list, hint)
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
      : count == list.items.count ? "\(count)" : "\(count) of \(list.items.count)"
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
    let plain = painter.number(of: Style(foreground: .role(.text)))
    let marked = painter.number(
      of: Style(foreground: .role(.accent), attributes: [.bold, .underline]))
    let dim = painter.number(of: Style(foreground: .role(.dim)))
    let end = content.x + titleWidth
    var x = content.x
    let title = result.item.title.cut(toColumns: titleWidth)
    for (number, character) in title.enumerated() where x < end {
      let style = result.marked.contains(number) ? marked : plain
      x += painter.write(String(character), x: x, y: y, width: end - x, style: style)
    }
    let rest = content.maxX - end - 2
    guard rest > 0, titleWidth < content.width else { return }
    painter.write(
      result.item.detail.cut(toColumns: rest), x: end + 2, y: y, width: rest, style: dim)
  }
}
