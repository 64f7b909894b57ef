/// Which form of a text is drawn: the widest that can be read whole.
extension NodeTree {
  /// The index of the form of text `index` for `width` columns and `rows` rows, these as in a proposal.
  ///
  /// A form can be read whole if none of it is cut and no word is broken. Where none can, the
  /// narrowest is drawn as far as it goes.
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

  /// Whether a line ends at `end` and the next begins at `start` within a word.
  private func isBroken(_ glyphs: ArraySlice<Glyph>, from end: Int, to start: Int) -> Bool {
    start == end && !LineBreaking.canBreak(glyphs, before: start)
  }
}
