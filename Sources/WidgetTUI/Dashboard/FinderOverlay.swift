import WidgetLayout

/// A box in the middle of the screen with what was typed, and the pages and widgets that match.
struct FinderOverlay {
  private static let largest = Size(width: 52, height: 16)

  private let finder: Finder
  private let tile: Tile

  var rect: Rect { tile.rect }

  /// Creates the box for a screen; it shrinks to fit, and does not grow and shrink with the results.
  init(_ finder: Finder, size: Size) {
    self.finder = finder
    tile = .box(title: "Go to", size: Self.largest, in: size)
  }

  /// The number of results that the box shows.
  var shown: Int { max(1, tile.content.height - 1) }

  /// The first result in view.
  private var top: Int {
    min(max(0, finder.chosen - shown / 2), max(0, finder.results.count - shown))
  }

  /// Returns the number of the result in a row of the screen; `nil` if there is none.
  func result(inRow y: Int) -> Int? {
    let number = y - tile.content.y - 1 + top
    return y > tile.content.y && y < tile.content.maxY && finder.results.indices.contains(number)
      ? number : nil
  }

  func draw(with painter: inout Painter) {
    let count = finder.results.count
    painter.frame(
      tile, note: TileNote([count == 0 ? "nothing matches" : "\(count)"], role: .dim),
      isFocused: true)
    let content = tile.content
    guard !content.isEmpty else { return }
    let bold = painter.number(of: Style(foreground: .role(.text), attributes: .bold))
    painter.write(
      "\(finder.typed)▏", x: content.x, y: content.y, width: content.width, style: bold)
    for (row, result) in finder.results.dropFirst(top).prefix(content.height - 1).enumerated() {
      draw(result, y: content.y + 1 + row, with: &painter)
      guard top + row == finder.chosen else { continue }
      painter.grid.highlight(
        Rect(x: content.x - 1, y: content.y + 1 + row, width: content.width + 2, height: 1))
    }
  }

  private func draw(_ result: Finder.Result, y: Int, with painter: inout Painter) {
    let content = tile.content
    let detail = result.item.detail
    let detailWidth = min(Painter.width(of: detail), content.width / 2)
    let room = max(0, content.width - detailWidth - 1)
    let plain = painter.number(of: Style(foreground: .role(.text)))
    let marked = painter.number(
      of: Style(foreground: .role(.accent), attributes: [.bold, .underline]))
    let dim = painter.number(of: Style(foreground: .role(.dim)))
    var x = content.x
    for (number, character) in result.item.title.enumerated() where x < content.x + room {
      let style = result.marked.contains(number) ? marked : plain
      x += painter.write(
        String(character), x: x, y: y, width: content.x + room - x, style: style)
    }
    painter.write(
      detail.cut(toColumns: detailWidth), x: content.maxX - detailWidth, y: y, width: detailWidth,
      style: dim)
  }
}
