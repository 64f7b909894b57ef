/// A syntax error of libyaml, turned into one that a person can fix: it points at the bracket that
/// was opened, not where it was missed, and at the text to quote, not at the colon.
struct SyntaxDiagnosis {
  let source: SourceFile
  /// The problem that libyaml reports, at `mark`.
  let problem: String
  let mark: SourceMark
  /// The construct that libyaml was reading, which begins at `contextMark`; `nil` if it does not
  /// report one.
  let context: String?
  let contextMark: SourceMark

  private static let closing: Set<Unicode.Scalar> = ["}", "]"]

  /// The error for people.
  var error: SourceError { unclosed ?? superfluous ?? unquoted ?? plain }

  /// The problem in libyaml's own words, at the most helpful place.
  private var plain: SourceError {
    var place = mark
    if context == "while scanning a simple key" || mark > source.lastMark, context != nil {
      // An open construct is noticed only later: at the next line, or at the end of the file.
      place = min(contextMark, source.lastMark)
    }
    return SourceError(
      source, SourceSpan(start: place), .syntax(problem, context: context),
      expected: SyntaxHint.expected(for: problem))
  }

  // MARK: Brackets

  /// A bracket that is not closed, which is noticed only when something else follows.
  private var unclosed: SourceError? {
    let isAtEnd = mark > source.lastMark
    var (place, bracket) = (contextMark, character(at: contextMark))
    switch context {
    case "while parsing a flow mapping", "while parsing a flow sequence": break
    case "while parsing a flow node" where isAtEnd:
      guard let open = OpenBracket.last(in: source) else { return nil }
      (place, bracket) = (open.mark, open.bracket)
    default: return nil
    }
    guard bracket == "{" || bracket == "[" else { return nil }
    let closing = bracket == "{" ? "}" : "]"
    let found = character(at: mark)
    // On the same line a comma is missing instead, unless another closing bracket is there.
    let isOpen = isAtEnd || mark.line > place.line || found.map(Self.closing.contains) ?? false
    guard isOpen else { return nil }
    var error = SourceError(source, SourceSpan(start: place), .unclosed("\(bracket ?? "{")"))
    error.fix =
      isAtEnd
      ? "add '\(closing)' at the end"
      : "add '\(closing)', or the comma that is missing, before line \(mark.line), "
        + "column \(mark.column)"
    return error
  }

  /// A closing bracket without an opening one.
  private var superfluous: SourceError? {
    guard let found = character(at: mark), Self.closing.contains(found),
      context == "while parsing a block mapping" || context == "while parsing a block node"
        || context == "while parsing a block collection"
    else { return nil }
    var error = SourceError(source, SourceSpan(start: mark), .unopened("\(found)"))
    error.fix = "remove it; text that begins with it must be quoted"
    return error
  }

  // MARK: Texts

  /// An unquoted text with a colon before a blank: an address, or a text in curly quotation marks.
  private var unquoted: SourceError? {
    guard character(at: mark) == ":" else { return nil }
    let line = Array(source.text(ofLine: mark.line).unicodeScalars)
    guard let start = start(of: line, before: mark.column - 1) else { return nil }
    var end = line.count
    if context?.contains("flow") == true {
      end = line[(mark.column - 1)...].firstIndex { ",}]".unicodeScalars.contains($0) } ?? end
    }
    while end > start, line[end - 1].properties.isWhitespace { end -= 1 }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: line[start..<end])
    let text = String(scalars)
    let span = SourceSpan(
      start: SourceMark(line: mark.line, column: start + 1),
      end: SourceMark(line: mark.line, column: end + 1))
    if let first = line[start..<end].first, CurlyQuotes.all.contains(first) {
      var error = SourceError(source, span, .curlyQuotes)
      error.fix = CurlyQuotes.fix(for: text)
      return error
    }
    guard text.contains("://") else { return nil }
    return SourceError(
      source, span, .syntax("text that contains ': ' is not quoted", context: nil),
      suggestion: .quotedColon(text))
  }

  /// Returns the start of the value that contains `end`: after its key's colon, a dash or a
  /// bracket.
  private func start(of line: [Unicode.Scalar], before end: Int) -> Int? {
    guard end <= line.count else { return nil }
    var start = 0
    for index in 0..<end {
      let isBlankNext = index + 1 < line.count && line[index + 1].properties.isWhitespace
      if line[index] == ":" || line[index] == "-", isBlankNext { start = index + 1 }
      if context?.contains("flow") == true, "{[,".unicodeScalars.contains(line[index]) {
        start = index + 1
      }
    }
    while start < end, line[start].properties.isWhitespace { start += 1 }
    return start < end ? start : nil
  }

  private func character(at mark: SourceMark) -> Unicode.Scalar? {
    let line = source.text(ofLine: mark.line).unicodeScalars
    return line.dropFirst(mark.column - 1).first
  }
}

/// The last bracket of a file that is not closed.
struct OpenBracket {
  let bracket: Unicode.Scalar
  let mark: SourceMark

  static func last(in source: SourceFile) -> OpenBracket? {
    var open: [OpenBracket] = []
    var quote: Unicode.Scalar?
    var before: Unicode.Scalar = "\n"
    var mark = SourceMark(line: 1, column: 0)
    var isComment = false
    for scalar in String(decoding: source.bytes, as: UTF8.self).unicodeScalars {
      mark.column += 1
      let isBreak = scalar == "\n"
      let begins = before.properties.isWhitespace || "{[,:".unicodeScalars.contains(before)
      switch scalar {
      case _ where isBreak: isComment = false
      case _ where isComment: break
      case quote where quote != nil: quote = nil
      case _ where quote != nil: break
      case "\"" where begins, "'" where begins: quote = scalar
      case "#" where before.properties.isWhitespace: isComment = true
      case "{" where begins, "[" where begins: open.append(OpenBracket(bracket: scalar, mark: mark))
      case "}", "]": _ = open.popLast()
      default: break
      }
      if isBreak { mark = SourceMark(line: mark.line + 1, column: 0) }
      before = scalar
    }
    return open.last
  }
}
