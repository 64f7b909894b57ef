/// A kind of text that a schema knows: how it is read, and what to say when it cannot be.
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
  /// What errors call it: `colour`, `duration`.
  package var noun: String
  /// What may be written, for "expected …".
  package var expected: String
  /// All words it has, or its most usual ones, for "did you mean"; none for open kinds.
  package var words: [String]
  /// The value of a text; nil when it has none.
  package var value: (YAMLScalar) -> Value?

  /// The kind of that name, read by `value`.
  package init(
    noun: String, expected: String, words: [String] = [], value: @escaping (YAMLScalar) -> Value?
  ) {
    self.noun = noun
    self.expected = expected
    self.words = words
    self.value = value
  }
}
