/// A line of a text that is too long: `…` in one column, and as much of the text as fits beside it.
///
/// No wide character is cut in half, and no space is left next to the `…`. One column holds only
/// the `…`. The line does not extend past a line break. In the middle mode the two sides grow in
/// turn, the left one first; when the next character does not fit, its side stops and the other
/// continues.
struct Truncation {
  private let rest: ArraySlice<Glyph>
  private var prefix: Range<Int>
  private var suffix: Range<Int>
  private var prefixColumns = 0
  private var suffixColumns = 0

  private init(_ rest: ArraySlice<Glyph>) {
    self.rest = rest
    prefix = rest.startIndex..<rest.startIndex
    suffix = rest.endIndex..<rest.endIndex
  }

  /// Returns the line for `rest`, which has more than `width` columns or a line break, and ends
  /// with a visible glyph.
  static func line(
    of rest: ArraySlice<Glyph>, width: Int, mode: TruncationMode
  ) -> TextLayout.Line {
    var line = Truncation(rest)
    var prefixGrows = mode != .head
    var suffixGrows = mode != .tail
    while prefixGrows || suffixGrows {
      let isPrefixNext = !suffixGrows || line.prefixColumns <= line.suffixColumns
      let room = width - 1 - line.prefixColumns - line.suffixColumns
      if prefixGrows, isPrefixNext {
        prefixGrows = line.growPrefix(room)
      } else {
        suffixGrows = line.growSuffix(room)
      }
    }
    return TextLayout.Line(
      prefix: line.prefix, hasEllipsis: true, suffix: line.suffix,
      width: line.prefixColumns + 1 + line.suffixColumns)
  }

  /// Adds the next character, with the spaces before it, if it fits in `room` columns.
  private mutating func growPrefix(_ room: Int) -> Bool {
    var index = prefix.upperBound
    while index < rest.endIndex, rest[index] == .space { index += 1 }
    guard index < rest.endIndex, rest[index] != .lineBreak else { return false }
    let columns = index - prefix.upperBound + Int(rest[index].width)
    guard columns <= room else { return false }
    prefix = prefix.lowerBound..<index + 1
    prefixColumns += columns
    return true
  }

  /// Adds the previous character, with the spaces after it, if it fits in `room` columns.
  private mutating func growSuffix(_ room: Int) -> Bool {
    var index = suffix.lowerBound - 1
    while index >= rest.startIndex, rest[index] == .space { index -= 1 }
    guard index >= rest.startIndex, rest[index] != .lineBreak else { return false }
    let columns = suffix.lowerBound - 1 - index + Int(rest[index].width)
    guard columns <= room else { return false }
    suffix = index..<suffix.upperBound
    suffixColumns += columns
    return true
  }
}
