/// A span of a text file, from its first character to the one after its last.
package struct YAMLSpan: Sendable, Hashable {
  /// The place of its first character.
  package var start: YAMLPosition
  /// The place after its last character.
  package var end: YAMLPosition

  /// Creates the span from `start` up to `end`; without an end, it is a caret's width.
  package init(start: YAMLPosition, end: YAMLPosition? = nil) {
    self.start = start
    self.end = end ?? start
  }
}
