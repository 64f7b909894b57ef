/// A text in a YAML file; what it means is for its reader to say.
///
/// `no`, `19:00` and `1e3` are just these letters.
package struct YAMLScalar: Sendable, Hashable {
  /// The text, without quotation marks and with escapes done.
  package var text: String
  /// True when it was quoted, a block (`|`, `>`) or tagged `!!str`: meant as text.
  package var isQuoted: Bool
  /// Where it is.
  package var span: SourceSpan

  /// The text at a place in a file.
  package init(_ text: String, isQuoted: Bool = false, span: SourceSpan) {
    self.text = text
    self.isQuoted = isQuoted
    self.span = span
  }
}
