/// What a person wrote for a widget, checked against a schema: texts, lists and mappings, as in the
/// file they came from. A schema says what the texts mean.
package indirect enum Setting: Sendable, Hashable {
  case text(String)
  case list([Setting])
  case mapping([String: Setting])
}

extension Setting {
  /// The text; nil for a list or a mapping.
  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The items of a list; anything else is a list of itself.
  package var items: [Setting] {
    if case .list(let items) = self { items } else { [self] }
  }

  /// The entries of a mapping; none for anything else.
  package var entries: [String: Setting] {
    if case .mapping(let entries) = self { entries } else { [:] }
  }

  /// What a mapping has for a key; nil where there is none.
  package subscript(key: String) -> Setting? { entries[key] }

  /// The value of a mapping's key; nil where there is none, or none that can be read.
  package func value<Value>(_ key: String, _ kind: SettingKind<Value>) -> Value? {
    self[key]?.text.flatMap(kind.value)
  }

  /// The values of the list at a mapping's key, without those that cannot be read.
  package func values<Value>(_ key: String, _ kind: SettingKind<Value>) -> [Value] {
    self[key]?.items.compactMap { $0.text.flatMap(kind.value) } ?? []
  }
}

extension Setting: ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  package init(stringLiteral text: String) { self = .text(text) }
  package init(arrayLiteral items: Setting...) { self = .list(items) }
  package init(dictionaryLiteral entries: (String, Setting)...) {
    self = .mapping(Dictionary(entries) { first, _ in first })
  }
}
