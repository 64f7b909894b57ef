package import WidgetSettings

/// An error in a file: its place, the problem, and the expected form.
package struct YAMLError: Error {
  /// A guess at what the user meant.
  package enum Suggestion: Sendable, Hashable {
    /// The nearest word that is valid there.
    case word(String)
    /// The same text in quotation marks; unquoted, `#` begins a comment.
    case quoted(String)
    /// The same text in quotation marks; unquoted, a colon before a blank ends a key.
    case quotedColon(String)
  }

  /// The severity of the error.
  package typealias Severity = SettingRemark.Severity

  /// The file's name; `nil` for text that was not read from a file, such as an option.
  package let file: String?
  /// The span that is wrong; `nil` for the whole file.
  package let span: YAMLSpan?
  /// The problem.
  package let problem: YAMLProblem
  /// The expected form, in words.
  package let expected: String?
  /// A guess at what the user meant.
  package let suggestion: Suggestion?
  /// The severity; with a warning, the file can be used nevertheless.
  package var severity = Severity.error
  /// The full instructions for a fix; `nil` if `expected` is enough.
  package var fix: String?
  // The file and not its line, because many errors may be in one very long line.
  private let source: YAMLFile?

  /// Creates an error about a whole file, or about text outside of files.
  package init(
    file: String?, _ problem: YAMLProblem, expected: String? = nil, suggestion: Suggestion? = nil
  ) {
    self.file = file
    self.problem = problem
    self.expected = expected
    self.suggestion = suggestion
    (source, span) = (nil, nil)
  }

  /// Creates an error about a span of `source`.
  package init(
    _ source: YAMLFile, _ span: YAMLSpan, _ problem: YAMLProblem, expected: String? = nil,
    suggestion: Suggestion? = nil
  ) {
    file = source.name
    self.problem = problem
    self.expected = expected
    self.suggestion = suggestion
    self.source = source
    self.span = span
  }
}

extension YAMLError {
  /// The line, from 1; `nil` for the whole file.
  package var line: Int? { span?.start.line }

  /// The column, from 1; `nil` for the whole file.
  package var column: Int? { span?.start.column }

  /// The text of the line in which the error begins.
  package var lineText: String { line.flatMap { source?.text(ofLine: $0) } ?? "" }

  /// The number of wrong characters in the line; at least one, or 0 for the whole file.
  ///
  /// A span of several lines is marked up to the end of the first.
  package var length: Int {
    guard let span else { return 0 }
    if span.start.line == span.end.line { return max(1, span.end.column - span.start.column) }
    var line = lineText.unicodeScalars.dropFirst(span.start.column - 1)
    while line.last?.properties.isWhitespace == true { line.removeLast() }
    return max(1, line.count)
  }
}

extension YAMLError: CustomStringConvertible {
  package var description: String { DiagnosticText.text(for: self) }
}
