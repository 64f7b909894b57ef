/// The errors found so far while a file is read.
///
/// A class, because all the readers of one file add to one list.
package final class SourceReport {
  /// The file that is read.
  package let source: SourceFile
  /// What has been found, in the order it was found.
  package private(set) var errors: [SourceError] = []
  private var unreadable: Set<SourceMark> = []

  /// An empty report on `source`.
  package init(_ source: SourceFile) {
    self.source = source
  }

  /// Notes that a stretch of the file is wrong.
  package func add(
    _ span: SourceSpan, _ problem: SourceProblem, expected: String? = nil,
    suggestion: SourceError.Suggestion? = nil
  ) {
    guard !unreadable.contains(span.start) else { return }
    add(SourceError(source, span, problem, expected: expected, suggestion: suggestion))
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
    errors.append(error)
  }

  /// Throws all that was found, if anything was.
  package func throwIfAny() throws(SourceErrors) {
    guard errors.isEmpty else { throw SourceErrors(errors) }
  }
}
