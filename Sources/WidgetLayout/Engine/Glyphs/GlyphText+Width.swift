extension GlyphText {
  /// Returns the columns of a range of glyphs, or `nil` if it has line breaks.
  func width(of range: Range<Int>) -> Int? {
    var width = 0
    for glyph in glyphs[range] {
      if glyph == .lineBreak { return nil }
      width += Int(glyph.width)
    }
    return width
  }
}
