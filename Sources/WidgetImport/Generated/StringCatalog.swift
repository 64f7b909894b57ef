import WidgetBase

/// A catalogue of strings, Xcode's `.xcstrings`, as one table of strings for each language.
package struct StringCatalog: Equatable, Sendable {
  /// The texts by language and key.
  package private(set) var tables: [String: [String: String]] = [:]
  /// The keys whose text depends on a number, of which one form is taken.
  package private(set) var plurals: [String] = []

  package init(_ list: PropertyList) {
    let source = list["sourceLanguage"]?.text ?? "en"
    for (key, entry) in (list["strings"]?.entries ?? [:]).sorted(by: { $0.key < $1.key }) {
      let languages = entry["localizations"]?.entries ?? [:]
      if languages[source] == nil { tables[source, default: [:]][key] = key }
      for (language, localization) in languages {
        guard let text = text(of: localization, key) else { continue }
        tables[language, default: [:]][key] = text
      }
    }
  }

  /// Returns the text of a language: of forms that vary, the general one.
  private mutating func text(of localization: PropertyList, _ key: String) -> String? {
    if let text = localization["stringUnit"]?["value"]?.text {
      guard text.contains("%#@") else { return text }
      note(key)
      return nil
    }
    guard let kinds = localization["variations"]?.entries else { return nil }
    if kinds["plural"] != nil { note(key) }
    let forms = kinds["plural"] ?? kinds["device"]
    let chosen =
      forms?["other"] ?? forms?["iphone"] ?? forms?.entries.sorted { $0.key < $1.key }.first?.value
    return chosen.flatMap { text(of: $0, key) }
  }

  private mutating func note(_ key: String) {
    if !plurals.contains(key) { plurals.append(key) }
  }

  /// Returns the text of a file of strings.
  package static func file(_ table: [String: String]) -> String {
    table.sorted { $0.key < $1.key }
      .map { "\"\($0.key.escapingLiteral)\" = \"\($0.value.escapingLiteral)\";\n" }.joined()
  }
}
