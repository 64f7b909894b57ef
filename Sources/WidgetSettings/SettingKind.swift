/// A kind of text that a schema knows: how it is read, and what to say when it cannot be.
package struct SettingKind<Value>: Sendable {
  /// What errors call it: `duration`, `range`.
  package var noun: String
  /// What may be written, for "expected …".
  package var expected: String
  /// All words it has; none for open kinds.
  package var words: [String]
  /// True where its words are only the usual ones, and others may stand there.
  package var isOpen = false
  /// A regular expression (ECMA) that all its texts match, for editors; nil where none says it.
  package var pattern: String?
  /// The value of a text; nil when it has none.
  package var value: @Sendable (String) -> Value?

  /// The kind of that name, read by `value`.
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
  /// One of a few words, each with its value.
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
  /// One of an enumeration's words.
  package static func choice(_ noun: String, of type: Value.Type) -> Self {
    let words = Value.allCases.map(\.rawValue)
    return SettingKind(
      noun: noun, expected: "one of " + words.joined(separator: ", "), words: words
    ) { Value(rawValue: $0) }
  }
}
