/// The errors in a file, in the order of its lines.
package struct YAMLErrors: Error {
  /// The errors; never empty.
  package let all: [YAMLError]

  /// Creates the errors of a file, sorted by place; those about the whole file come first.
  package init(_ errors: [YAMLError]) {
    // The index is part of the sort, so that errors at one place stay in the order they were found.
    all = errors.enumerated().sorted { left, right in
      let start = YAMLPosition(line: 0, column: 0)
      let (a, b) = (left.element.span?.start ?? start, right.element.span?.start ?? start)
      return a == b ? left.offset < right.offset : a < b
    }.map(\.element)
  }

  /// Creates a list with a single error.
  package init(_ error: YAMLError) {
    all = [error]
  }
}

extension YAMLErrors: CustomStringConvertible {
  package var description: String { DiagnosticText.text(for: self) }
}
