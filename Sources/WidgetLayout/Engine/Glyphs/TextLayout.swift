/// The lines of one text at one size: what the layout measures and the painter draws.
package enum TextLayout {
  /// One line: glyphs, then perhaps `…`, then glyphs again.
  package struct Line: Equatable, Sendable {
    /// The glyphs before the `…`, or all of them where there is none.
    package var prefix: Range<Int>
    /// Whether `…` follows the prefix, in one column.
    package var hasEllipsis = false
    /// The glyphs after the `…`.
    package var suffix: Range<Int>
    /// Columns of all that is drawn.
    package var width: Int
  }

  /// The lines of `glyphs` in `width` columns; at most `limit`, or any number if that is 0.
  ///
  /// To walk over them without storing them, use `TextLines`.
  package static func lines(
    of glyphs: ArraySlice<Glyph>, width: Int, limit: Int, truncation: TruncationMode
  ) -> [Line] {
    Array(TextLines(of: glyphs, width: width, limit: limit, truncation: truncation))
  }

  /// The columns of the widest line, and the number of lines.
  package static func size(
    of glyphs: ArraySlice<Glyph>, width: Int, limit: Int, truncation: TruncationMode
  ) -> (width: Int, height: Int) {
    var size = (width: 0, height: 0)
    for line in TextLines(of: glyphs, width: width, limit: limit, truncation: truncation) {
      size.width = max(size.width, line.width)
      size.height += 1
    }
    return size
  }
}

extension TextLayout.Line {
  /// A line without an ellipsis.
  init(_ glyphs: Range<Int>, width: Int) {
    prefix = glyphs
    suffix = glyphs.upperBound..<glyphs.upperBound
    self.width = width
  }

  /// A line of nothing but an ellipsis.
  static let ellipsis = TextLayout.Line(prefix: 0..<0, hasEllipsis: true, suffix: 0..<0, width: 1)
}
