/// The words of every error about a file, made in this one place.
///
/// ```
/// themes/mine.yaml:4:11: unknown colour 'cyna' for role accent
///   4 |   accent: cyna
///     |           ^^^^ did you mean 'cyan'?
///     = expected a colour name (red, bright-red, …), another role, "#rrggbb", or …
/// ```
package enum DiagnosticText {
  /// So many errors are printed; a file with more of them is not the file that was meant.
  private static let limit = 50

  /// All errors of a file, an empty line between them.
  package static func text(for errors: SourceErrors) -> String {
    var texts = errors.all.prefix(limit).map(text(for:))
    let more = errors.all.count - texts.count
    if more > 0 { texts.append("and \(more) more \(more == 1 ? "error" : "errors")") }
    return texts.joined(separator: "\n\n")
  }

  /// One error: where and what, the line with a caret, what was expected.
  package static func text(for error: SourceError) -> String {
    var place = ""
    if let file = error.file { place = VisibleText.quoted(file, limit: 200) + ":" }
    if let mark = error.span?.start { place += "\(mark.line):\(mark.column):" }
    if error.severity == .warning { place += place.isEmpty ? "warning:" : " warning:" }
    let head = place.isEmpty ? "" : place + " "
    let suggestion = error.suggestion.map(words(for:))

    let expected = help(for: error)
    guard let mark = error.span?.start else {
      let line = head + words(for: error.problem) + (suggestion.map { "; " + $0 } ?? "")
      return ([line] + (expected.map { wrapped($0, after: "  = ") } ?? [])).joined(separator: "\n")
    }
    let number = "\(mark.line)"
    let margin = String(repeating: " ", count: number.count + 2)
    let excerpt = SourceExcerpt(error.lineText, column: mark.column, length: error.length)
    let caret =
      String(repeating: " ", count: excerpt.indent) + String(repeating: "^", count: excerpt.width)
    var lines = [
      head + words(for: error.problem),
      excerpt.line.isEmpty ? "  \(number) |" : "  \(number) | \(excerpt.line)",
      "\(margin) | \(caret)" + (suggestion.map { " " + $0 } ?? ""),
    ]
    if let expected { lines += wrapped(expected, after: "\(margin) = ") }
    return lines.joined(separator: "\n")
  }

  /// What could stand there instead, or what to do.
  private static func help(for error: SourceError) -> String? {
    let words = [error.expected.map { "expected " + $0 }, error.fix].compactMap { $0 }
    return words.isEmpty ? nil : VisibleText.quoted(words.joined(separator: "; "), limit: 2000)
  }

  /// All that is said of how to mend an error, in one line; nil where nothing is.
  static func fix(for error: SourceError) -> String? {
    let words = [error.suggestion.map(words(for:)), help(for: error)].compactMap { $0 }
    return words.isEmpty ? nil : words.joined(separator: "; ")
  }

  /// The text after `head` in lines of at most 80 characters, all as far to the right.
  private static func wrapped(_ text: String, after head: String) -> [String] {
    let indent = String(repeating: " ", count: head.count)
    var lines: [String] = []
    var line = head
    for word in text.split(separator: " ") {
      if line.count + word.count > 80, line.count > head.count {
        lines.append(String(line.dropLast()))
        line = indent
      }
      line += word + " "
    }
    return lines + [String(line.dropLast())]
  }

  private static func words(for suggestion: SourceError.Suggestion) -> String {
    switch suggestion {
    case .word(let word): "did you mean '\(VisibleText.quoted(word))'?"
    case .quoted(let text):
      "did you mean \"\(VisibleText.quoted(text))\"? unquoted, # begins a comment"
    case .quotedColon(let text):
      "did you mean \"\(VisibleText.quoted(text, limit: 100))\"? unquoted, ': ' ends a key"
    }
  }
}
