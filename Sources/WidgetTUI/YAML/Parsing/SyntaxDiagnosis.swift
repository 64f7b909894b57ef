/// A syntax error of libyaml, turned into one that a person can fix: it points at the bracket that
/// was opened, not where it was missed, and at the text to quote, not at the colon.
struct SyntaxDiagnosis {
  let source: YAMLFile
  /// The problem that libyaml reports, at `position`.
  let problem: String
  let position: YAMLPosition
  /// The construct that libyaml was reading, which begins at `contextPosition`; `nil` if it does not
  /// report one.
  let context: String?
  let contextPosition: YAMLPosition

  private static let closing: Set<Unicode.Scalar> = ["}", "]"]

  /// The error for people.
  var error: YAMLError { unclosed ?? superfluous ?? unquoted ?? plain }

  /// The problem in libyaml's own words, at the most helpful place.
  private var plain: YAMLError {
    var place = position
    if context == "while scanning a simple key" || position > source.lastPosition, context != nil {
      // An open construct is noticed only later: at the next line, or at the end of the file.
      place = min(contextPosition, source.lastPosition)
    }
    // libyaml counts a line more after a directive that ends the file.
    place = min(place, source.position(atByte: source.bytes.count))
    return YAMLError(
      source, YAMLSpan(start: place), .syntax(problem, context: context),
      expected: SyntaxHint.expected(for: problem))
  }

  // MARK: Brackets

  /// A bracket that is not closed, which is noticed only when something else follows.
  private var unclosed: YAMLError? {
    let isAtEnd = position > source.lastPosition
    var (place, bracket) = (contextPosition, character(at: contextPosition))
    switch context {
    case "while parsing a flow mapping", "while parsing a flow sequence": break
    case "while parsing a flow node" where isAtEnd:
      guard let open = OpenBracket.last(in: source) else { return nil }
      (place, bracket) = (open.position, open.bracket)
    default: return nil
    }
    guard bracket == "{" || bracket == "[" else { return nil }
    let closing = bracket == "{" ? "}" : "]"
    let found = character(at: position)
    // On the same line a comma is missing instead, unless another closing bracket is there.
    let isOpen = isAtEnd || position.line > place.line || found.map(Self.closing.contains) ?? false
    guard isOpen else { return nil }
    var error = YAMLError(source, YAMLSpan(start: place), .unclosed("\(bracket ?? "{")"))
    error.fix =
      isAtEnd
      ? "add '\(closing)' at the end"
      : "add '\(closing)', or the comma that is missing, before line \(position.line), "
        + "column \(position.column)"
    return error
  }

  /// A closing bracket without an opening one.
  private var superfluous: YAMLError? {
    guard let found = character(at: position), Self.closing.contains(found),
      context == "while parsing a block mapping" || context == "while parsing a block node"
        || context == "while parsing a block collection"
    else { return nil }
    var error = YAMLError(source, YAMLSpan(start: position), .unopened("\(found)"))
    error.fix = "remove it; text that begins with it must be quoted"
    return error
  }

  // MARK: Texts

  /// An unquoted text with a colon before a blank: an address, or a text in curly quotation marks.
  private var unquoted: YAMLError? {
    guard character(at: position) == ":" else { return nil }
    let line = Array(source.text(ofLine: position.line).unicodeScalars)
    guard let start = start(of: line, before: position.column - 1) else { return nil }
    var end = line.count
    if context?.contains("flow") == true {
      end = line[(position.column - 1)...].firstIndex { ",}]".unicodeScalars.contains($0) } ?? end
    }
    while end > start, line[end - 1].properties.isWhitespace { end -= 1 }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: line[start..<end])
    let text = String(scalars)
    let span = YAMLSpan(
      start: YAMLPosition(line: position.line, column: start + 1),
      end: YAMLPosition(line: position.line, column: end + 1))
    if let first = line[start..<end].first, CurlyQuotes.all.contains(first) {
      var error = YAMLError(source, span, .curlyQuotes)
      error.fix = CurlyQuotes.fix(for: text)
      return error
    }
    guard text.contains("://") else { return nil }
    return YAMLError(
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

  private func character(at position: YAMLPosition) -> Unicode.Scalar? {
    let line = source.text(ofLine: position.line).unicodeScalars
    return line.dropFirst(position.column - 1).first
  }
}

/// The last bracket of a file that is not closed.
struct OpenBracket {
  let bracket: Unicode.Scalar
  let position: YAMLPosition

  static func last(in source: YAMLFile) -> OpenBracket? {
    var open: [OpenBracket] = []
    var quote: Unicode.Scalar?
    var before: Unicode.Scalar = "\n"
    var position = YAMLPosition(line: 1, column: 0)
    var isComment = false
    for scalar in String(decoding: source.bytes, as: UTF8.self).unicodeScalars {
      position.column += 1
      let isBreak = scalar == "\n"
      let begins = before.properties.isWhitespace || "{[,:".unicodeScalars.contains(before)
      switch scalar {
      case _ where isBreak: isComment = false
      case _ where isComment: break
      case quote where quote != nil: quote = nil
      case _ where quote != nil: break
      case "\"" where begins, "'" where begins: quote = scalar
      case "#" where before.properties.isWhitespace: isComment = true
      case "{" where begins, "[" where begins:
        open.append(OpenBracket(bracket: scalar, position: position))
      case "}", "]": _ = open.popLast()
      default: break
      }
      if isBreak { position = YAMLPosition(line: position.line + 1, column: 0) }
      before = scalar
    }
    return open.last
  }
}
