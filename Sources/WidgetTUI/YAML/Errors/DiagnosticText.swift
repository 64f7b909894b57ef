import WidgetBase

/// The text of every error about a file.
///
/// ```
/// themes/mine.yaml:4:11: unknown colour 'cyna' for role accent
///   4 |   accent: cyna
///     |           ^^^^ did you mean 'cyan'?
///     = expected a colour name (red, bright-red, …), another role, "#rrggbb", or …
/// ```
package enum DiagnosticText {
  /// The maximum number of errors that are printed; a file with more is probably not the intended
  /// one.
  private static let limit = 50

  /// Returns all errors of a file, separated by empty lines.
  package static func text(for errors: YAMLErrors) -> String {
    var texts = errors.all.prefix(limit).map(text(for:))
    let more = errors.all.count - texts.count
    if more > 0 { texts.append("and \(more) more \(more == 1 ? "error" : "errors")") }
    return texts.joined(separator: "\n\n")
  }

  /// Returns one error: its place and problem, the line with a caret, and the expected form.
  package static func text(for error: YAMLError) -> String {
    var place = ""
    if let file = error.file { place = VisibleText.quoted(file, limit: 200) + ":" }
    if let position = error.span?.start { place += "\(position.line):\(position.column):" }
    if error.severity == .warning { place += place.isEmpty ? "warning:" : " warning:" }
    let head = place.isEmpty ? "" : place + " "
    let suggestion = error.suggestion.map(words(for:))

    let expected = help(for: error)
    guard let position = error.span?.start else {
      let line = head + words(for: error.problem) + (suggestion.map { "; " + $0 } ?? "")
      return ([line] + (expected.map { wrapped($0, after: "  = ") } ?? [])).joined(separator: "\n")
    }
    let number = "\(position.line)"
    let margin = String(repeating: " ", count: number.count + 2)
    let excerpt = YAMLExcerpt(error.lineText, column: position.column, length: error.length)
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

  /// Returns the expected form, or what to do.
  private static func help(for error: YAMLError) -> String? {
    let words = [error.expected.map { "expected " + $0 }, error.fix].compactMap { $0 }
    return words.isEmpty ? nil : VisibleText.quoted(words.joined(separator: "; "), limit: 2000)
  }

  /// Returns everything about how to fix an error in one line; `nil` if there is nothing.
  static func fix(for error: YAMLError) -> String? {
    let words = [error.suggestion.map(words(for:)), help(for: error)].compactMap { $0 }
    return words.isEmpty ? nil : words.joined(separator: "; ")
  }

  /// Returns the text after `head` in lines of at most 80 characters, indented to the same column.
  private static func wrapped(_ text: String, after head: String) -> [String] {
    let indent = String(repeating: " ", count: head.count)
    var lines: [String] = []
    var line = head
    for word in text.splitExactly(separator: " ") {
      if line.count + word.count > 80, line.count > head.count {
        lines.append(String(line.dropLast()))
        line = indent
      }
      line += word + " "
    }
    return lines + [String(line.dropLast())]
  }

  private static func words(for suggestion: YAMLError.Suggestion) -> String {
    switch suggestion {
    case .word(let word): "did you mean '\(VisibleText.quoted(word))'?"
    case .quoted(let text):
      "did you mean \"\(VisibleText.quoted(text))\"? unquoted, # begins a comment"
    case .quotedColon(let text):
      "did you mean \"\(VisibleText.quoted(text, limit: 100))\"? unquoted, ': ' ends a key"
    }
  }
}
