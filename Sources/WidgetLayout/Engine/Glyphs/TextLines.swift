/// The lines of one text at one width, one after another, without storage of its own.
///
/// Words go onto the next line whole; one longer than a line is broken by character. Spaces at a
/// break hang: they are neither drawn nor counted. Spaces that begin the text or follow a line
/// break stay, and alone before a word they are no place to break. Spaces that end the text or a
/// line of it count as far as they fit. In one column a wide character cannot be shown, and each
/// is a line of `…`. An empty text has no lines, and so has one without width.
package struct TextLines: Sequence, IteratorProtocol {
  private let glyphs: ArraySlice<Glyph>
  private let width: Int
  private let limit: Int
  private let truncation: TruncationMode
  /// Where the next line begins; at the end of the glyphs it is empty, and nil after the last.
  private var start: Int?
  private var count = 0

  /// The lines of `glyphs` in `width` columns; at most `limit`, or any number if that is 0.
  package init(
    of glyphs: ArraySlice<Glyph>, width: Int, limit: Int = 0, truncation: TruncationMode = .tail
  ) {
    self.glyphs = glyphs
    self.width = width
    self.limit = limit
    self.truncation = truncation
    start = glyphs.isEmpty || width <= 0 ? nil : glyphs.startIndex
  }

  /// The next line; the last one allowed stands for all the rest of the text.
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

  /// The line that begins at `start`, where the glyph at `end` is the first without room.
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

  /// Where the next line begins if this one ends before `index`: after the spaces that hang there
  /// and the line break behind them.
  private func startOfLine(after index: Int) -> Int? {
    var index = index
    while index < glyphs.endIndex, glyphs[index] == .space { index += 1 }
    if index == glyphs.endIndex { return nil }
    return glyphs[index] == .lineBreak ? index + 1 : index
  }

  /// A line without the spaces at its end.
  private func trimmed(_ range: Range<Int>, _ columns: Int) -> TextLayout.Line {
    var end = range.upperBound
    while end > range.lowerBound, glyphs[end - 1] == .space { end -= 1 }
    return .init(range.lowerBound..<end, width: columns - (range.upperBound - end))
  }

  /// The end of what there is to see from `index` on, or nil: blank lines are worth no `…`.
  private func lastInk(from index: Int) -> Int? {
    let last = glyphs[index...].lastIndex { $0 != .space && $0 != .lineBreak }
    return last.map { $0 + 1 }
  }
}
