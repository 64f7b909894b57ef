/// A value that a person wrote for a widget, checked against a schema: texts, lists and mappings,
/// as in the file they came from. A schema gives the texts their meaning.
package indirect enum Setting: Sendable, Hashable {
  case text(String)
  case list([Setting])
  case mapping([String: Setting])
}

extension Setting {
  /// The text, or `nil` for a list or a mapping.
  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The items of a list; any other setting is a list of itself.
  package var items: [Setting] {
    if case .list(let items) = self { items } else { [self] }
  }

  /// The entries of a mapping; empty for any other setting.
  package var entries: [String: Setting] {
    if case .mapping(let entries) = self { entries } else { [:] }
  }

  /// Returns the setting for a mapping's key, or `nil` if there is none.
  package subscript(key: String) -> Setting? { entries[key] }

  /// Returns the value for a mapping's key, or `nil` if there is none or it cannot be read.
  package func value<Value>(_ key: String, _ kind: SettingKind<Value>) -> Value? {
    self[key]?.text.flatMap(kind.value)
  }

  /// Returns the values of the list for a mapping's key, leaving out those that cannot be read.
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
