/// A place in a text file, counted from 1 as editors count.
package struct SourceMark: Sendable, Hashable, Comparable {
  /// The line.
  package var line: Int
  /// The column, in Unicode scalars: a tab and a wide character are one each.
  package var column: Int

  /// The place at `line` and `column`.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
