import FoundationEssentials

/// Something that is said of a board, as editors and scripts read it.
struct Diagnostic: Encodable, Hashable {
  /// How bad it is; a note is of this machine now, not of the file.
  enum Severity: String, Encodable {
    case error, warning, note
  }

  var file: String
  /// From 1; nil where the whole file is meant.
  var line: Int?
  /// From 1, in characters.
  var column: Int?
  var endLine: Int?
  var endColumn: Int?
  var severity: Severity
  var message: String
  var fix: String?

  /// What an error or a warning says.
  init(_ error: SourceError, severity: Severity? = nil) {
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

  /// A JSON list of diagnostics.
  static func json(_ diagnostics: [Diagnostic]) -> String {
    if diagnostics.isEmpty { return "[]" }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Texts and numbers can always be encoded.
    return (try? encoder.encode(diagnostics)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
  }
}
