/// A text of digits and signs in large characters.
struct BigDigits {
  /// The large characters with the index of the glyph each one shows and its first column.
  private(set) var digits: [(glyph: Int, column: Int, digit: BigDigit)] = []
  private(set) var width = 0
  /// The height in rows.
  let rows: Int

  /// Creates large characters of a height in rows; `nil` if a glyph has no such form, or if none is
  /// a digit.
  init?(_ glyphs: ArraySlice<Glyph>, rows: Int) {
    self.rows = rows
    var wasSpaced = false
    var hasDigit = false
    for (index, glyph) in zip(glyphs.indices, glyphs) {
      guard let digit = BigDigit(glyph.content, rows: rows) else { return nil }
      if wasSpaced, digit.isSpaced { width += 1 }
      digits.append((index, width, digit))
      width += digit.width
      wasSpaced = digit.isSpaced
      if (0x30...0x39).contains(glyph.content) { hasDigit = true }
    }
    guard hasDigit else { return nil }
  }
}
