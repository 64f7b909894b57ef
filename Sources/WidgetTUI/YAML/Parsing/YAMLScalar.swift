/// A text in a YAML file, which its reader interprets.
///
/// `no`, `19:00` and `1e3` are plain texts here.
package struct YAMLScalar: Sendable, Hashable {
  /// The text, without quotation marks and with escapes resolved.
  package var text: String
  /// True if it was quoted, a block (`|`, `>`) or tagged `!!str`, and so is meant as text.
  package var isQuoted: Bool
  /// The source location.
  package var span: YAMLSpan

  /// Creates a text at a place in a file.
  package init(_ text: String, isQuoted: Bool = false, span: YAMLSpan) {
    self.text = text
    self.isQuoted = isQuoted
    self.span = span
  }
}
