/// A kind of text in a schema, with the function that reads it and the words for errors about it.
package struct SettingKind<Value>: Sendable {
  /// The name of the kind in errors, such as `duration` or `range`.
  package var noun: String
  /// A description of the texts allowed, which completes “expected …”.
  package var expected: String
  /// All words of the kind; empty if it is not a list of words.
  package var words: [String]
  /// True if other words than those in `words`, the usual ones, are allowed.
  package var isOpen = false
  /// A regular expression (ECMAScript's) that all texts of the kind match, for editors, or `nil` if
  /// none describes them.
  package var pattern: String?
  /// A function that returns the value of a text, or `nil` if the text is not of this kind.
  package var value: @Sendable (String) -> Value?

  /// Creates a kind whose texts are read by `value`.
  package init(
    noun: String, expected: String, words: [String] = [], pattern: String? = nil,
    value: @escaping @Sendable (String) -> Value?
  ) {
    self.noun = noun
    self.expected = expected
    self.words = words
    self.pattern = pattern
    self.value = value
  }
}

extension SettingKind {
  /// Returns the kind that allows a few words, each with its value.
  package static func choice(
    _ noun: String, _ values: KeyValuePairs<String, Value>
  ) -> Self where Value: Sendable {
    let table = values.map { ($0.key, $0.value) }
    let words = table.map(\.0)
    return SettingKind(
      noun: noun, expected: "one of " + words.joined(separator: ", "), words: words
    ) { text in table.first { $0.0 == text }?.1 }
  }
}

extension SettingKind
where Value: CaseIterable & RawRepresentable & Sendable, Value.RawValue == String {
  /// Returns the kind that allows the raw values of an enumeration.
  package static func choice(_ noun: String, of type: Value.Type) -> Self {
    let words = Value.allCases.map(\.rawValue)
    return SettingKind(
      noun: noun, expected: "one of " + words.joined(separator: ", "), words: words
    ) { Value(rawValue: $0) }
  }
}
