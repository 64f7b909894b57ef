import FoundationEssentials

/// A remark on a board, in a form for editors and scripts.
struct Diagnostic: Encodable, Hashable {
  /// The severity; a note concerns the current state of this machine, not the file.
  enum Severity: String, Encodable {
    case error, warning, note
  }

  var file: String
  /// The line, from 1; `nil` for the whole file.
  var line: Int?
  /// The column, from 1, in characters.
  var column: Int?
  var endLine: Int?
  var endColumn: Int?
  var severity: Severity
  var message: String
  var fix: String?

  /// Creates a diagnostic from an error or warning.
  init(_ error: YAMLError, severity: Severity? = nil) {
    file = VisibleText.quoted(error.file ?? "", limit: 4096)
    line = error.line
    column = error.column
    endLine = error.span.map { $0.end.line }
    endColumn = error.span.map { span in
      span.end == span.start ? span.start.column + 1 : span.end.column
    }
    self.severity = severity ?? (error.severity == .error ? .error : .warning)
    message = DiagnosticText.words(for: error.problem)
    fix = DiagnosticText.fix(for: error)
  }

  /// Returns a JSON list of diagnostics.
  static func json(_ diagnostics: [Diagnostic]) -> String {
    if diagnostics.isEmpty { return "[]" }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Strings and numbers can always be encoded.
    return (try? encoder.encode(diagnostics)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
  }
}
