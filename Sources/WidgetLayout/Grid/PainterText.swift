extension Painter {
  /// Writes one line of text, cleaned and cut to `width` columns with `…`; gives the columns used.
  @discardableResult
  public mutating func write(
    _ string: String, x: Int, y: Int, width: Int, style: UInt16
  ) -> Int {
    var text = GlyphText()
    let range = text.append(string)
    let lines = TextLayout.lines(
      of: text.glyphs[range], width: width, limit: 1, truncation: .tail)
    guard let line = lines.first else { return 0 }
    var column = x
    func put(_ glyph: Glyph, with painter: inout Painter) {
      var content = glyph.content
      if content & Glyph.clusterFlag != 0 {
        content = painter.grid.content(of: text.clusters[Int(content & ~Glyph.clusterFlag)])
      }
      painter.put(content, width: glyph.width, x: column, y: y, style: style)
      column += Int(glyph.width)
    }
    for index in line.prefix { put(text.glyphs[index], with: &self) }
    if line.hasEllipsis { put(.ellipsis, with: &self) }
    for index in line.suffix { put(text.glyphs[index], with: &self) }
    return column - x
  }
}

extension Painter {
  /// The columns that one line of `string` takes.
  public static func width(of string: String) -> Int {
    var text = GlyphText()
    let range = text.append(string)
    return text.glyphs[range].reduce(0) { $0 + Int($1.width) }
  }
}
