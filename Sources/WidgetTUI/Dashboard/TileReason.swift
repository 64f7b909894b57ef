import WidgetLayout

extension Painter {
  /// The fewest rows of a tile's content of which the last ones are given to the reason of a failure, and the most of
  /// these.
  private static let (leastRows, mostOfReason) = (5, 2)

  /// Writes the reason of a failure over the last rows of a tile's old content, if the border has no room for all of
  /// it.
  mutating func reason(of note: TileNote, in tile: Tile) {
    let content = tile.content
    guard tile.frame == .box, !note.reason.isEmpty, content.height >= Self.leastRows,
      content.width >= 8, !note.hasWholeReason(in: tile.rect.width - 4)
    else { return }
    let all = WrappedWords.lines(of: note.reason, columns: content.width)
    var lines = Array(all.prefix(Self.mostOfReason))
    if all.count > lines.count, let last = lines.last {
      lines[lines.count - 1] = "\(last.cut(toColumns: content.width - 1))…"
    }
    let style = number(of: Style(foreground: .role(note.role)))
    let top = content.maxY - lines.count
    grid.clear(Rect(x: content.x, y: top, width: content.width, height: lines.count))
    for (row, line) in lines.enumerated() {
      write(line, x: content.x, y: top + row, width: content.width, style: style)
    }
  }
}

extension TileNote {
  /// Returns true if the words for so many columns have all of the reason.
  func hasWholeReason(in width: Int) -> Bool { words(in: width).contains(reason) }
}
