import FoundationEssentials

// A picture in bytes: its size; its styles and clusters; its cells in runs of one style; its
// links; its live texts and bars. docs/archive-format.md is the reference.

extension ByteWriter {
  /// Writes a picture; of one with a side longer than 9,999 cells, the cells up to there.
  package mutating func write(_ grid: CellGrid) {
    guard max(grid.size.width, grid.size.height) <= Self.most else {
      var part = CellGrid(
        size: Size(width: min(grid.size.width, Self.most), height: min(grid.size.height, Self.most))
      )
      part.draw(grid, x: 0, y: 0)
      (part.liveTexts, part.liveBars) = (grid.liveTexts, grid.liveBars)
      return write(part)
    }
    write(UInt(max(0, grid.size.width)))
    write(UInt(max(0, grid.size.height)))
    write(grid.styles) { $0.write($1) }
    write(grid.clusters) { $0.write($1) }
    writeCells(of: grid)
    let links = grid.links.filter {
      $0.url.absoluteString.utf8.count <= ByteReader.longestLink
    }
    write(Array(links.prefix(grid.mostLinks))) { writer, link in
      writer.write(link.url.absoluteString)
      writer.write(link.rect)
    }
    // Those beyond show the moment at which they were drawn.
    write(Array(grid.archivedLiveTexts)) { $0.write($1) }
    write(Array(grid.liveBars.prefix(grid.mostLive))) { $0.write($1) }
    guard !grid.pictures.isEmpty || !grid.label.isEmpty else { return }
    writePictures(of: grid)
    let forms = grid.label.filter { $0.utf8.count <= ByteReader.longestLabel }
    if !forms.isEmpty { write(Array(forms.prefix(ByteReader.mostLabels))) { $0.write($1) } }
  }

  /// Writes all cells, row after row, in runs of one style: the style, the number of cells, then
  /// their contents. The right half of a wide character is omitted; the low bit of a content tells
  /// its width.
  private mutating func writeCells(of grid: CellGrid) {
    let cells = grid.cells
    var start = 0
    while start < cells.count {
      var end = start + 1
      while end < cells.count, cells[end].style == cells[start].style { end += 1 }
      write(cells[start].style)
      let shown = cells[start..<end].lazy.filter { $0.width > 0 }
      write(UInt(end - start))
      for cell in shown { write(UInt64(cell.content) << 1 | (cell.width == 2 ? 1 : 0)) }
      start = end
    }
  }

  package mutating func write(_ style: Style) {
    write(style.foreground.bits)
    write(style.background.bits)
    write(style.attributes.rawValue)
  }

  /// The largest length or coordinate written; anything larger lies outside every picture as well.
  private static let most = ByteReader.longest - 1

  package mutating func write(_ rect: Rect) {
    for place in [rect.x, rect.y] { write(min(max(place, -Self.most), Self.most)) }
    for length in [rect.width, rect.height] { write(min(max(length, 0), Self.most)) }
  }

  private mutating func write(_ text: LiveText) {
    write(text.rect)
    write(text.clip)
    write(UInt(min(max(text.lineLimit, 0), Self.most)))
    write(text.truncation.rawValue)
    write(text.alignment.rawValue)
    write(UInt(min(max(text.lineSpacing, 0), Self.most)))
    write(text.narrows)
    write(UInt(text.digitRows))
    write(text.stretches) { writer, stretch in
      writer.write(stretch.words)
      writer.write(stretch.style)
      writer.write(stretch.live) { $0.write($1) }
    }
  }

  private mutating func write(_ bar: LiveBar) {
    write(bar.rect)
    write(bar.clip)
    write(bar.progress.interval.lowerBound)
    write(bar.progress.interval.upperBound)
    write(bar.progress.countsDown)
    write(bar.paint.bits)
  }

  private mutating func write(_ words: LiveWords) {
    switch words {
    case .dated(let date, let form):
      write(UInt8(0))
      write(date)
      write(form.rawValue)
    case .timer(let interval, let countsDown, let showsHours):
      write(UInt8(1))
      write(interval.lowerBound)
      write(interval.upperBound)
      write(countsDown)
      write(showsHours)
    case .clock(let offset, let showsSeconds, let hasTwelveHours):
      write(UInt8(2))
      write(offset)
      write(showsSeconds)
      write(hasTwelveHours)
    }
  }
}
