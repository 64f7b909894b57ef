import FoundationEssentials

/// A marked-up part of a line: its style, its content and its end.
struct MarkdownSpan {
  var intent: InlinePresentationIntent = []
  var link: URL?
  let content: Range<Int>
  /// The index after the closing mark.
  let end: Int

  /// Creates the part whose mark begins at `index`; `nil` if none does.
  init?(at index: Int, in range: Range<Int>, of characters: [Character]) {
    let line = Line(characters: characters, range: range)
    switch characters[index] {
    case "`": self.init(code: index, in: line)
    case "[": self.init(link: index, in: line)
    case "~": self.init(index, length: 2, .strikethrough, in: line)
    case "*", "_":
      guard let span = Self.emphasis(at: index, in: line) else { return nil }
      self = span
    default: return nil
    }
  }

  private init(intent: InlinePresentationIntent, content: Range<Int>, end: Int) {
    self.intent = intent
    self.content = content
    self.end = end
  }

  private static func emphasis(at index: Int, in line: Line) -> MarkdownSpan? {
    let all: [(Int, InlinePresentationIntent)] = [
      (3, [.emphasized, .stronglyEmphasized]), (1, .emphasized), (2, .stronglyEmphasized),
    ]
    // In `***a** b*` the single mark is the outer one, so it is tried before the double one.
    let count = line.run(at: index)
    return all.lazy.filter { $0.0 == count || count == 3 }
      .compactMap { MarkdownSpan(index, length: $0.0, $0.1, in: line) }.first
  }

  /// Creates a part between two marks of `length` characters.
  private init?(_ index: Int, length: Int, _ intent: InlinePresentationIntent, in line: Line) {
    let start = index + length
    guard line.run(at: index) >= length, line.opens(index, before: start),
      let close = line.close(of: line.characters[index], length: length, from: start)
    else { return nil }
    self.init(intent: intent, content: start..<close, end: close + length)
  }

  private init?(code index: Int, in line: Line) {
    let length = line.run(at: index)
    let start = index + length
    guard let close = line.codeEnd(length: length, from: start) else { return nil }
    self.init(intent: .code, content: start..<close, end: close + length)
  }

  /// Creates a part of the form `[words](url)`; an invalid URL leaves the words without a link.
  private init?(link index: Int, in line: Line) {
    guard let close = line.bracketEnd(from: index + 1), close + 1 < line.range.upperBound,
      line.characters[close + 1] == "(",
      let end = line.range.suffix(from: close + 2).first(where: { line.characters[$0] == ")" })
    else { return nil }
    self.init(intent: [], content: index + 1..<close, end: end + 1)
    let target = line.characters[close + 2..<end].prefix { !$0.isWhitespace }
    link = URL(string: String(target))
  }
}

/// The characters among which a part may lie.
private struct Line {
  let characters: [Character]
  let range: Range<Int>

  /// Returns the number of consecutive characters equal to the one at `index`.
  func run(at index: Int) -> Int {
    var end = index
    while end < range.upperBound, characters[end] == characters[index] { end += 1 }
    return end - index
  }

  /// Returns true if a mark at `index` may open a part: a word follows it, and an underscore does
  /// not continue a word.
  func opens(_ index: Int, before start: Int) -> Bool {
    guard start < range.upperBound, !characters[start].isWhitespace else { return false }
    return characters[index] != "_" || index == range.lowerBound || !isWord(index - 1)
  }

  /// Returns the index of the mark of `length` characters that closes a part begun at `start`.
  ///
  /// Only a run of the same length closes it, or the last characters of a run of three: `**a
  /// *b***`.
  func close(of mark: Character, length: Int, from start: Int) -> Int? {
    var index = start
    while index < range.upperBound {
      let character = characters[index]
      if character == "\\" {
        index += 2
      } else if character == "`" {
        let length = run(at: index)
        index = codeEnd(length: length, from: index + length).map { $0 + length } ?? index + length
      } else if character == mark {
        let count = run(at: index)
        let end = index + count
        let fits = count == length || (count == 3 && mark != "~")
        if fits, index > start, closes(index, end: end) { return end - length }
        index = end
      } else {
        index += 1
      }
    }
    return nil
  }

  private func closes(_ index: Int, end: Int) -> Bool {
    guard !characters[index - 1].isWhitespace else { return false }
    return characters[index] != "_" || end == range.upperBound || !isWord(end)
  }

  private func isWord(_ index: Int) -> Bool {
    characters[index].isLetter || characters[index].isNumber
  }

  /// Returns the index of the backticks that close a part of code.
  func codeEnd(length: Int, from start: Int) -> Int? {
    var index = start
    while index < range.upperBound {
      let count = characters[index] == "`" ? run(at: index) : 0
      if count == length { return index }
      index += max(1, count)
    }
    return nil
  }

  /// Returns the index of the `]` that matches a `[` before `start`.
  func bracketEnd(from start: Int) -> Int? {
    var depth = 1
    var index = start
    while index < range.upperBound {
      switch characters[index] {
      case "\\": index += 1
      case "[": depth += 1
      case "]": depth -= 1
      default: break
      }
      if depth == 0 { return index }
      index += 1
    }
    return nil
  }
}
