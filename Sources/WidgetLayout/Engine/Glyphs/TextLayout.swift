/// The lines of a text at one size, which the layout measures and the painter draws.
package enum TextLayout {
  /// A line: glyphs, then optionally `…` and more glyphs.
  package struct Line: Equatable, Sendable {
    /// The glyphs before the `…`, or all of them if there is none.
    package var prefix: Range<Int>
    /// True if `…` follows the prefix, in one column.
    package var hasEllipsis = false
    /// The glyphs after the `…`.
    package var suffix: Range<Int>
    /// The width of the line in columns.
    package var width: Int
  }

  /// Returns the lines of `glyphs` in `width` columns; at most `limit`, or any number if that is 0.
  ///
  /// Use `TextLines` to visit them without storing them.
  package static func lines(
    of glyphs: ArraySlice<Glyph>, width: Int, limit: Int, truncation: TruncationMode
  ) -> [Line] {
    Array(TextLines(of: glyphs, width: width, limit: limit, truncation: truncation))
  }

  /// Returns the width of the widest line and the number of lines.
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
  /// Creates a line without an ellipsis.
  init(_ glyphs: Range<Int>, width: Int) {
    prefix = glyphs
    suffix = glyphs.upperBound..<glyphs.upperBound
    self.width = width
  }

  /// A line of only an ellipsis.
  static let ellipsis = TextLayout.Line(prefix: 0..<0, hasEllipsis: true, suffix: 0..<0, width: 1)
}
