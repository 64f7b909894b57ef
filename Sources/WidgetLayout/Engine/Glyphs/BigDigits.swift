/// A text of digits and signs in large characters.
struct BigDigits {
  /// Its characters: the glyph each stands for, and where it begins.
  private(set) var digits: [(glyph: Int, column: Int, digit: BigDigit)] = []
  private(set) var width = 0
  /// How high it is.
  let rows: Int

  /// The glyphs in characters so many rows high; nil if one of them has no such form, or if there is
  /// no digit among them.
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
