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

extension Font {
  /// A font whose digits may be so many rows high.
  static func digits(rows: Int) -> Font { system(size: rows == 5 ? 64 : 40) }

  /// The rows that a line of the font would take, where digits can be drawn as high: 1, 3 or 5.
  ///
  /// A line is a fifth higher than its font, and a row is 16 points.
  var digitRows: Int {
    switch (size ?? 0) * 1.2 / Points.perRow {
    case 4.5...: 5
    case 2.5...: 3
    default: 1
    }
  }
}
