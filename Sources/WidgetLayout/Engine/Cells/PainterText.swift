extension Painter {
  /// Writes one line of text, cleaned and truncated to `width` columns with `…`, and returns the
  /// columns used.
  @discardableResult
  public mutating func write(
    _ string: String, x: Int, y: Int, width: Int, style: UInt16
  ) -> Int {
    if let used = writePlain(string, x: x, y: y, width: width, style: style) { return used }
    var text = GlyphText()
    text.append(string)
    guard
      let line = TextLayout.lines(of: text.glyphs[...], width: width, limit: 1, truncation: .tail)
        .first
    else { return 0 }
    var column = x
    for index in line.prefix { put(text.glyphs[index], of: text, at: &column, y, style) }
    if line.hasEllipsis { put(.ellipsis, of: text, at: &column, y, style) }
    for index in line.suffix { put(text.glyphs[index], of: text, at: &column, y, style) }
    return column - x
  }

  private mutating func put(
    _ glyph: Glyph, of text: GlyphText, at column: inout Int, _ y: Int, _ style: UInt16
  ) {
    let content =
      glyph.isCluster
      ? grid.content(of: text.clusters[Int(glyph.content & ~Glyph.clusterFlag)]) : glyph.content
    put(content, width: glyph.width, x: column, y: y, style: style)
    column += Int(glyph.width)
  }

  /// Writes printable ASCII that fits, which needs no cleaning; returns `nil` for any other text.
  private mutating func writePlain(
    _ string: String, x: Int, y: Int, width: Int, style: UInt16
  ) -> Int? {
    guard Self.isPlain(string), string.utf8.count <= width else { return nil }
    var column = x
    for byte in string.utf8 {
      put(UInt32(byte), x: column, y: y, style: style)
      column += 1
    }
    return column - x
  }

  private static func isPlain(_ string: String) -> Bool {
    string.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
  }

  /// Returns the columns that `string` takes in one line.
  public static func width(of string: String) -> Int {
    if isPlain(string) { return string.utf8.count }
    var text = GlyphText()
    text.append(string)
    return text.glyphs.reduce(0) { $0 + Int($1.width) }
  }
}
