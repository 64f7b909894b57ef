/// The painting of texts as cells.
extension Rendering {
  mutating func paintText(_ index: Int, in rect: Rect) {
    guard !rect.isEmpty else { return }
    let digitRows = layout.digitRows.isEmpty ? nil : layout.digitRows[index]
    keepLiveText(layout.tree.texts[index], in: rect, digitRows: digitRows ?? 1)
    if let digitRows { return paintDigits(index, rows: digitRows, in: rect) }
    let text = layout.tree.texts[layout.tree.form(of: index, width: rect.width, rows: rect.height)]
    if let width = text.naturalWidth, width <= rect.width {
      return paint(TextLayout.Line(text.glyphs, width: width), of: text, in: rect, y: rect.y)
    }
    let lines = TextLines(
      of: layout.tree.text.glyphs[text.glyphs], width: rect.width,
      limit: text.limit(rows: rect.height), truncation: text.truncation)
    var y = rect.y
    for line in lines {
      paint(line, of: text, in: rect, y: y)
      y += 1 + text.lineSpacing
    }
  }

  private mutating func paint(
    _ line: TextLayout.Line, of text: TextContent, in rect: Rect, y: Int
  ) {
    var pen = Pen(
      x: rect.x + text.alignment.horizontal.offset(of: line.width, in: rect.width), y: y,
      run: text.runs.lowerBound, rect: rect)
    write(line.prefix, of: text, with: &pen)
    if line.hasEllipsis { write(.ellipsis, with: &pen) }
    write(line.suffix, of: text, with: &pen)
  }

  /// Stores the parts of a text in the picture if it changes with time.
  private mutating func keepLiveText(_ text: TextContent, in rect: Rect, digitRows: Int) {
    guard let live = text.live else { return }
    painter.grid.liveTexts.append(
      LiveText(
        rect: rect, clip: painter.clip, stretches: layout.tree.liveTexts[live],
        lineLimit: text.lineLimit, truncation: text.truncation, alignment: text.alignment,
        lineSpacing: text.lineSpacing, narrows: text.narrowerForms > 0, digitRows: digitRows))
  }

  /// The position of the next glyph, and its style.
  private struct Pen {
    var x: Int
    let y: Int
    var run: Int
    /// The rectangle of the whole text.
    let rect: Rect
    var style: UInt16 = 0
    /// The shading, if the colour changes from column to column; otherwise -1.
    var shading: Int16 = -1
  }

  private mutating func write(_ range: Range<Int>, of text: TextContent, with pen: inout Pen) {
    var next = range.lowerBound
    while next < range.upperBound {
      let index = next
      take(index, of: text, with: &pen)
      next = writeNarrow(from: index, to: range.upperBound, of: text, with: &pen)
      if next > index { continue }
      next += 1
      var glyph = layout.tree.text.glyphs[index]
      if text.isRedacted, glyph.content != Glyph.space.content {
        for _ in 0..<glyph.width { write(.bar, with: &pen) }
        continue
      }
      if glyph.content & Glyph.clusterFlag != 0 {
        let cluster = layout.tree.text.clusters[Int(glyph.content & ~Glyph.clusterFlag)]
        glyph.content = painter.grid.content(of: cluster)
      }
      write(glyph, with: &pen)
    }
  }

  /// Writes single scalars of one column and one style at once, and returns the index of the first
  /// glyph that is something else.
  private mutating func writeNarrow(
    from start: Int, to limit: Int, of text: TextContent, with pen: inout Pen
  ) -> Int {
    guard pen.shading < 0, !text.isRedacted else { return start }
    let isLast = pen.run >= text.runs.upperBound - 1
    let limit = isLast ? limit : min(limit, layout.tree.runs[pen.run].end)
    return layout.tree.text.glyphs.withUnsafeBufferPointer { glyphs in
      var end = start
      while end < limit, glyphs[end].width == 1, !glyphs[end].isCluster { end += 1 }
      painter.putRow(of: end - start, x: pen.x, y: pen.y, style: pen.style) {
        glyphs[start + $0].content
      }
      pen.x += end - start
      return end
    }
  }

  private mutating func write(_ glyph: Glyph, with pen: inout Pen) {
    put(glyph.content, width: glyph.width, x: pen.x, y: pen.y, with: pen)
    pen.x += Int(glyph.width)
  }

  /// Sets the pen to the style of a glyph.
  private func take(_ index: Int, of text: TextContent, with pen: inout Pen) {
    while pen.run < text.runs.upperBound - 1, index >= layout.tree.runs[pen.run].end {
      pen.run += 1
    }
    pen.style = styles[Int(layout.tree.runs[pen.run].style)]
    pen.shading = layout.tree.runs[pen.run].shading
  }

  private mutating func put(_ content: UInt32, width: UInt8 = 1, x: Int, y: Int, with pen: Pen) {
    var number = pen.style
    if pen.shading >= 0 {
      let place = ShapeRect(Rect(x: x, y: y, width: Int(width), height: 1)).center
      var style = painter.grid.styles[Int(number)]
      style.foreground = layout.tree.shadings[Int(pen.shading)].paint(
        at: place, in: ShapeRect(pen.rect))
      number = painter.number(of: style)
    }
    painter.put(content, width: width, x: x, y: y, style: number)
  }

  /// Draws a text of digits over several rows.
  private mutating func paintDigits(_ index: Int, rows: Int, in rect: Rect) {
    let text = layout.tree.texts[index]
    guard let digits = BigDigits(layout.glyphs(of: index), rows: rows) else { return }
    var pen = Pen(x: rect.x, y: rect.y, run: text.runs.lowerBound, rect: rect)
    for (glyph, column, digit) in digits.digits {
      take(glyph, of: text, with: &pen)
      for (row, scalars) in digit.rows.enumerated() {
        for (offset, scalar) in scalars.enumerated() where scalar != Glyph.space.content {
          put(scalar, x: rect.x + column + offset, y: rect.y + row, with: pen)
        }
      }
    }
  }
}

extension Glyph {
  /// The character that stands for each column of a redacted text.
  fileprivate static let bar = Glyph(content: 0x25AC, width: 1)
}
