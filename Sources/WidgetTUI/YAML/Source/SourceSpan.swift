/// A stretch of a text file, from its first character to the one after its last.
package struct SourceSpan: Sendable, Hashable {
  /// Where it begins.
  package var start: SourceMark
  /// Where the next thing may begin.
  package var end: SourceMark

  /// The stretch from `start` up to `end`; a caret's width when there is no end.
  package init(start: SourceMark, end: SourceMark? = nil) {
    self.start = start
    self.end = end ?? start
  }
}
