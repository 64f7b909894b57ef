/// All that is wrong with a file, in the order of its lines.
package struct SourceErrors: Error {
  /// The errors; never none.
  package let all: [SourceError]

  /// The errors of a file, sorted by where they are; those of the whole file come first.
  package init(_ errors: [SourceError]) {
    // Sorted with the index, so that errors at one place stay in the order they were found.
    all = errors.enumerated().sorted { left, right in
      let start = SourceMark(line: 0, column: 0)
      let (a, b) = (left.element.span?.start ?? start, right.element.span?.start ?? start)
      return a == b ? left.offset < right.offset : a < b
    }.map(\.element)
  }

  /// The one error there is.
  package init(_ error: SourceError) {
    all = [error]
  }
}

extension SourceErrors: CustomStringConvertible {
  package var description: String { DiagnosticText.text(for: self) }
}
