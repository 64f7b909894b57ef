extension ScalarKind<String> {
  /// Any text; quotation marks are needed only where YAML needs them.
  package static var text: Self {
    ScalarKind(noun: "text", expected: "a text") { $0.text }
  }
}

extension ScalarKind<YAMLScalar> {
  /// The name of something, with its place, so that an error can point at it later.
  package static func name(of noun: String) -> Self {
    ScalarKind(noun: noun, expected: "the name of a \(noun)") { $0.text.isEmpty ? nil : $0 }
  }
}

extension ScalarKind<Bool> {
  /// `yes` or `no`, and the words that stand for them.
  package static var bool: Self {
    .choice(
      "answer",
      ["yes": true, "no": false, "true": true, "false": false, "on": true, "off": false])
  }
}

extension ScalarKind {
  /// One of a few words, each with its value.
  package static func choice(_ noun: String, _ values: KeyValuePairs<String, Value>) -> Self {
    let words = values.map(\.key)
    return ScalarKind(
      noun: noun, expected: "one of " + words.joined(separator: ", "), words: words
    ) { scalar in
      values.first { $0.key == scalar.text }?.value
    }
  }
}
