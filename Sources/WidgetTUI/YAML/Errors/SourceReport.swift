/// The errors found so far while a file is read.
///
/// A class, because all the readers of one file add to one list.
package final class SourceReport {
  /// The file that is read.
  package let source: SourceFile
  /// The errors that have been found, in the order they were found.
  package private(set) var errors: [SourceError] = []
  /// What is probably wrong, in the order it was found.
  package private(set) var warnings: [SourceError] = []
  private var unreadable: Set<SourceMark> = []

  /// An empty report on `source`.
  package init(_ source: SourceFile) {
    self.source = source
  }

  /// Notes that a stretch of the file is wrong.
  package func add(
    _ span: SourceSpan, _ problem: SourceProblem, expected: String? = nil,
    suggestion: SourceError.Suggestion? = nil, fix: String? = nil,
    severity: SourceError.Severity = .error
  ) {
    guard !unreadable.contains(span.start) else { return }
    var error = SourceError(source, span, problem, expected: expected, suggestion: suggestion)
    error.fix = fix
    error.severity = severity
    add(error)
  }

  /// Notes that a stretch of the file cannot be read at all, so that nothing more is said of it.
  func addUnreadable(
    _ span: SourceSpan, _ problem: SourceProblem, suggestion: SourceError.Suggestion?
  ) {
    add(span, problem, suggestion: suggestion)
    unreadable.insert(span.start)
  }

  /// Notes an error.
  package func add(_ error: SourceError) {
    switch error.severity {
    case .error: errors.append(error)
    case .warning: warnings.append(error)
    }
  }

  /// Throws all errors that were found, if any were.
  package func throwIfAny() throws(SourceErrors) {
    guard errors.isEmpty else { throw SourceErrors(errors) }
  }
}
