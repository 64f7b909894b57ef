extension ScalarKind<String> {
  /// Any text; it needs quotation marks only where YAML does.
  package static var text: Self {
    ScalarKind(noun: "text", expected: "text") { $0.text }
  }
}

extension ScalarKind<YAMLScalar> {
  /// Returns a kind for a name with its source location, so that an error can point at it later.
  package static func name(of noun: String) -> Self {
    ScalarKind(noun: noun, expected: "the name of a \(noun)") { $0.text.isEmpty ? nil : $0 }
  }
}

extension ScalarKind<Bool> {
  /// The words `yes` and `no`, and their synonyms.
  package static var bool: Self {
    .choice(
      "answer",
      ["yes": true, "no": false, "true": true, "false": false, "on": true, "off": false])
  }
}

extension ScalarKind {
  /// Returns a kind for one of a few words, each with its value.
  package static func choice(_ noun: String, _ values: KeyValuePairs<String, Value>) -> Self {
    let words = values.map(\.key)
    return ScalarKind(
      noun: noun, expected: "one of " + words.joined(separator: ", "), words: words
    ) { scalar in
      values.first { $0.key == scalar.text }?.value
    }
  }
}
