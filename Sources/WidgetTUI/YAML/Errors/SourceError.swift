package import WidgetSettings

/// One thing that is wrong with a file: where, what, what was expected.
package struct SourceError: Error {
  /// What the user may have meant.
  package enum Suggestion: Sendable, Hashable {
    /// The nearest word that is valid there.
    case word(String)
    /// The same text in quotation marks: unquoted, `#` begins a comment.
    case quoted(String)
    /// The same text in quotation marks: unquoted, a colon before a blank ends a key.
    case quotedColon(String)
  }

  /// How bad it is.
  package typealias Severity = SettingRemark.Severity

  /// The file's name; nil for what was not read from a file, such as an option.
  package let file: String?
  /// The stretch that is wrong; nil when it is the whole file.
  package let span: SourceSpan?
  /// What is wrong.
  package let problem: SourceProblem
  /// What could stand there instead, in words.
  package let expected: String?
  /// What the user may have meant.
  package let suggestion: Suggestion?
  /// Whether the file can be used nevertheless.
  package var severity = Severity.error
  /// What to do, in words that say it all; nil where `expected` does.
  package var fix: String?
  // The file and not its line, because many errors may lie in one very long line.
  private let source: SourceFile?

  /// An error about a whole file, or about no file.
  package init(
    file: String?, _ problem: SourceProblem, expected: String? = nil, suggestion: Suggestion? = nil
  ) {
    self.file = file
    self.problem = problem
    self.expected = expected
    self.suggestion = suggestion
    (source, span) = (nil, nil)
  }

  /// An error about a stretch of `source`.
  package init(
    _ source: SourceFile, _ span: SourceSpan, _ problem: SourceProblem, expected: String? = nil,
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

extension SourceError {
  /// The line, from 1; nil when the whole file is meant.
  package var line: Int? { span?.start.line }

  /// The column, from 1; nil when the whole file is meant.
  package var column: Int? { span?.start.column }

  /// The text of the line in which the error begins.
  package var lineText: String { line.flatMap { source?.text(ofLine: $0) } ?? "" }

  /// How many characters of the line are wrong; at least one.
  ///
  /// A stretch of several lines is marked up to the end of its first.
  package var length: Int {
    guard let span else { return 0 }
    if span.start.line == span.end.line { return max(1, span.end.column - span.start.column) }
    var line = lineText.unicodeScalars.dropFirst(span.start.column - 1)
    while line.last?.properties.isWhitespace == true { line.removeLast() }
    return max(1, line.count)
  }
}

extension SourceError: CustomStringConvertible {
  package var description: String { DiagnosticText.text(for: self) }
}
