/// A collection of the errors found while a file is read.
///
/// It is a class, because all readers of one file add to one list.
package final class SourceReport {
  /// The file that is being read.
  package let source: SourceFile
  /// The errors, in the order they were found.
  package private(set) var errors: [SourceError] = []
  /// The warnings about probable mistakes, in the order they were found.
  package private(set) var warnings: [SourceError] = []
  private var unreadable: Set<SourceMark> = []

  /// Creates an empty report on `source`.
  package init(_ source: SourceFile) {
    self.source = source
  }

  /// Adds an error about a span of the file.
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

  /// Adds an error about a span that cannot be read at all, so that later errors about it are
  /// dropped.
  func addUnreadable(
    _ span: SourceSpan, _ problem: SourceProblem, suggestion: SourceError.Suggestion?
  ) {
    add(span, problem, suggestion: suggestion)
    unreadable.insert(span.start)
  }

  /// Adds an error.
  package func add(_ error: SourceError) {
    switch error.severity {
    case .error: errors.append(error)
    case .warning: warnings.append(error)
    }
  }

  /// Throws all errors that were found, if there are any.
  package func throwIfAny() throws(SourceErrors) {
    guard errors.isEmpty else { throw SourceErrors(errors) }
  }
}
