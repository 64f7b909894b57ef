/// A collection of the errors found while a file is read.
///
/// It is a class, because all readers of one file add to one list.
package final class YAMLReport {
  /// The file that is being read.
  package let source: YAMLFile
  /// The errors, in the order they were found.
  package private(set) var errors: [YAMLError] = []
  /// The warnings about probable mistakes, in the order they were found.
  package private(set) var warnings: [YAMLError] = []
  /// The errors that break one widget only, in the order they were found.
  private(set) var broken: [YAMLError] = []
  private var unreadable: Set<YAMLPosition> = []

  /// Creates an empty report on `source`.
  package init(_ source: YAMLFile) {
    self.source = source
  }

  /// Adds an error about a span of the file.
  package func add(
    _ span: YAMLSpan, _ problem: YAMLProblem, expected: String? = nil,
    suggestion: YAMLError.Suggestion? = nil, fix: String? = nil,
    severity: YAMLError.Severity = .error
  ) {
    guard !unreadable.contains(span.start) else { return }
    var error = YAMLError(source, span, problem, expected: expected, suggestion: suggestion)
    error.fix = fix
    error.severity = severity
    add(error)
  }

  /// Adds an error about a span that cannot be read at all, so that later errors about it are
  /// dropped.
  func addUnreadable(
    _ span: YAMLSpan, _ problem: YAMLProblem, suggestion: YAMLError.Suggestion?
  ) {
    add(span, problem, suggestion: suggestion)
    unreadable.insert(span.start)
  }

  /// Adds an error that breaks one widget only; the rest of the board can be shown.
  func addBroken(
    _ span: YAMLSpan, _ problem: YAMLProblem, expected: String? = nil,
    suggestion: YAMLError.Suggestion? = nil
  ) {
    guard !unreadable.contains(span.start) else { return }
    broken.append(YAMLError(source, span, problem, expected: expected, suggestion: suggestion))
  }

  /// Adds what was found about one widget, whose errors break that widget only.
  func add(ofOneWidget report: YAMLReport) {
    broken += report.errors
    warnings += report.warnings
  }

  /// Adds an error.
  package func add(_ error: YAMLError) {
    switch error.severity {
    case .error: errors.append(error)
    case .warning: warnings.append(error)
    }
  }

  /// Throws all errors that were found, if there are any.
  package func throwIfAny() throws(YAMLErrors) {
    guard errors.isEmpty else { throw YAMLErrors(errors) }
  }
}
