extension GlyphText {
  /// The columns of a range of glyphs in one line; nil where it has line breaks.
  func width(of range: Range<Int>) -> Int? {
    var width = 0
    for glyph in glyphs[range] {
      if glyph == .lineBreak { return nil }
      width += Int(glyph.width)
    }
    return width
  }
}
