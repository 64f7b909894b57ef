/// A place in a text file, counted from 1 as in editors.
package struct YAMLPosition: Sendable, Hashable, Comparable {
  /// The line.
  package var line: Int
  /// The column, in Unicode scalars; a tab and a wide character count as one each.
  package var column: Int

  /// Creates the place at `line` and `column`.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
