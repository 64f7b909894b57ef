/// A kind of text that a schema knows, with its parser and the words for its errors.
///
/// A new kind is one extension with one static member:
/// ```swift
/// extension ScalarKind<Int> {
///   static var port: Self {
///     ScalarKind(noun: "port", expected: "a number from 1 to 65535") { scalar in … }
///   }
/// }
/// ```
package struct ScalarKind<Value> {
  /// The noun for errors, such as `colour` or `duration`.
  package var noun: String
  /// The permitted form, for "expected …".
  package var expected: String
  /// All words of the kind, or the most common ones, for "did you mean"; empty for open kinds.
  package var words: [String]
  /// Returns the value of a text; `nil` if it is not valid.
  package var value: (YAMLScalar) -> Value?

  /// Creates a kind with a noun, parsed by `value`.
  package init(
    noun: String, expected: String, words: [String] = [], value: @escaping (YAMLScalar) -> Value?
  ) {
    self.noun = noun
    self.expected = expected
    self.words = words
    self.value = value
  }
}
