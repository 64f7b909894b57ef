/// The lines of a text at one width, one after another, without storage of its own.
///
/// Words move to the next line whole; one longer than a line is broken between characters. Spaces
/// at a break hang: they are neither drawn nor counted. Spaces at the start of the text or after a
/// line break stay, and a line is not broken between them and the first word. Spaces at the end of
/// the text or before a line break count as far as they fit. In one column each wide character
/// becomes a line of `…`. An empty text has no lines, and neither has one without width.
package struct TextLines: Sequence, IteratorProtocol {
  private let glyphs: ArraySlice<Glyph>
  private let width: Int
  private let limit: Int
  private let truncation: TruncationMode
  /// The index at which the next line begins, which is the end of the glyphs for an empty last
  /// line; `nil` after the last.
  private var start: Int?
  private var count = 0

  /// Creates the lines of `glyphs` in `width` columns; at most `limit`, or any number if that is 0.
  package init(
    of glyphs: ArraySlice<Glyph>, width: Int, limit: Int = 0, truncation: TruncationMode = .tail
  ) {
    self.glyphs = glyphs
    self.width = width
    self.limit = limit
    self.truncation = truncation
    start = glyphs.isEmpty || width <= 0 ? nil : glyphs.startIndex
  }

  /// Returns the next line; the last one allowed represents all of the remaining text.
  package mutating func next() -> TextLayout.Line? {
    guard let start else { return nil }
    count += 1
    let line = line(from: start)
    if count == limit {
      self.start = nil
      if let next = line.next, let end = lastInk(from: next) {
        return Truncation.line(of: glyphs[start..<end], width: width, mode: truncation)
      }
    } else {
      self.start = line.next
    }
    return line.line
  }

  private typealias Break = (line: TextLayout.Line, next: Int?)

  private func line(from start: Int) -> Break {
    var columns = 0
    var index = start
    while index < glyphs.endIndex {
      let glyph = glyphs[index]
      if glyph == .lineBreak { return (.init(start..<index, width: columns), index + 1) }
      if columns + Int(glyph.width) > width { return line(from: start, to: index, columns) }
      columns += Int(glyph.width)
      index += 1
    }
    return (.init(start..<index, width: columns), nil)
  }

  /// Returns the line that begins at `start`; the glyph at `end` is the first that does not fit.
  private func line(from start: Int, to end: Int, _ columns: Int) -> Break {
    if glyphs[end] == .space {
      let next = startOfLine(after: end)
      guard let next, glyphs[next - 1] != .lineBreak else {
        return (.init(start..<end, width: columns), next)
      }
      return (trimmed(start..<end, columns), next)
    }
    if end == start { return (.ellipsis, startOfLine(after: end + 1)) }
    var index = end
    var room = columns
    while index > start {
      if LineBreaking.canBreak(glyphs, before: index) {
        let line = trimmed(start..<index, room)
        if !line.prefix.isEmpty { return (line, index) }
      }
      index -= 1
      room -= Int(glyphs[index].width)
    }
    return (trimmed(start..<end, columns), end)
  }

  /// Returns the start of the line after one that ends before `index`: after the hanging spaces and
  /// the line break that follows them.
  private func startOfLine(after index: Int) -> Int? {
    var index = index
    while index < glyphs.endIndex, glyphs[index] == .space { index += 1 }
    if index == glyphs.endIndex { return nil }
    return glyphs[index] == .lineBreak ? index + 1 : index
  }

  /// Returns a line without the spaces at its end.
  private func trimmed(_ range: Range<Int>, _ columns: Int) -> TextLayout.Line {
    var end = range.upperBound
    while end > range.lowerBound, glyphs[end - 1] == .space { end -= 1 }
    return .init(range.lowerBound..<end, width: columns - (range.upperBound - end))
  }

  /// Returns the end of the visible text from `index` on, or `nil` if there is none: blank lines
  /// need no `…`.
  private func lastInk(from index: Int) -> Int? {
    let last = glyphs[index...].lastIndex { $0 != .space && $0 != .lineBreak }
    return last.map { $0 + 1 }
  }
}
