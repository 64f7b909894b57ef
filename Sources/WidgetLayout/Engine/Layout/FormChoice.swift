/// The choice among the forms of a text: the widest that can be shown whole.
extension NodeTree {
  /// Returns the index of the form of text `index` for `width` columns and `rows` rows, which are
  /// as in a proposal.
  ///
  /// A form is whole if it is neither truncated nor broken within a word. If none is, the narrowest
  /// is drawn as far as it fits.
  func form(of index: Int, width: Int, rows: Int) -> Int {
    let last = index + texts[index].narrowerForms
    return (index..<last).first { isWhole(texts[$0], width: width, rows: rows) } ?? last
  }

  private func isWhole(_ content: TextContent, width: Int, rows: Int) -> Bool {
    if let natural = content.naturalWidth, natural <= width { return true }
    let glyphs = text.glyphs[content.glyphs]
    let limit = content.limit(rows: rows)
    var start: Int?
    for line in TextLines(of: glyphs, width: width, limit: limit, truncation: .tail) {
      if line.hasEllipsis { return false }
      if let start, isBroken(glyphs, from: start, to: line.prefix.lowerBound) { return false }
      start = line.prefix.upperBound
    }
    return true
  }

  /// Returns true if a line that ends at `end` and the next one at `start` break a word.
  private func isBroken(_ glyphs: ArraySlice<Glyph>, from end: Int, to start: Int) -> Bool {
    start == end && !LineBreaking.canBreak(glyphs, before: start)
  }
}
