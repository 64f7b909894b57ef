import WidgetBase

/// A catalogue of strings, Xcode's `.xcstrings`, as tables of strings and of plural forms for each language.
package struct StringCatalog: Equatable, Sendable {
  /// A text that depends on numbers: its format, and the forms of each variable in it by category.
  package struct Plural: Equatable, Sendable {
    package var format: String
    package var variables: [String: [String: String]]
  }

  /// The texts by language and key; of those that depend on a number, the general form.
  package private(set) var tables: [String: [String: String]] = [:]
  /// The texts that depend on numbers, by language and key.
  package private(set) var plurals: [String: [String: Plural]] = [:]

  package init(_ list: PropertyList) {
    let source = list["sourceLanguage"]?.text ?? "en"
    for (key, entry) in (list["strings"]?.entries ?? [:]).sorted(by: { $0.key < $1.key }) {
      let languages = entry["localizations"]?.entries ?? [:]
      if languages[source] == nil { tables[source, default: [:]][key] = key }
      for (language, localization) in languages {
        if let plural = Self.plural(of: Self.onPhone(localization)) {
          plurals[language, default: [:]][key] = plural
        }
        guard let text = Self.text(of: localization) else { continue }
        tables[language, default: [:]][key] = text
      }
    }
  }

  /// Returns the text of a language: of forms that vary, the general one.
  private static func text(of localization: PropertyList) -> String? {
    if let text = localization["stringUnit"]?["value"]?.text {
      return text.contains("%#@") ? nil : text
    }
    guard let kinds = localization["variations"]?.entries else { return nil }
    let forms = kinds["plural"] ?? kinds["device"]
    let chosen =
      forms?["other"] ?? forms?["iphone"] ?? forms?.entries.sorted { $0.key < $1.key }.first?.value
    return chosen.flatMap { text(of: $0) }
  }

  /// Returns what a phone has of a text that depends on the device.
  private static func onPhone(_ localization: PropertyList) -> PropertyList {
    guard let devices = localization["variations"]?["device"] else { return localization }
    return devices["iphone"] ?? devices["other"] ?? localization
  }

  /// Returns a text that depends on numbers; `nil` for another one.
  private static func plural(of localization: PropertyList) -> Plural? {
    let own = forms(of: localization)
    if !own.isEmpty { return Plural(format: "%#@value@", variables: ["value": own]) }
    guard var format = localization["stringUnit"]?["value"]?.text,
      let substitutions = localization["substitutions"]?.entries
    else { return nil }
    var variables: [String: [String: String]] = [:]
    for (name, substitution) in substitutions {
      let forms = forms(of: substitution)
      guard !forms.isEmpty else { continue }
      variables[name] = forms
      if let place = substitution["argNum"]?.text.flatMap({ Int($0) }) {
        format = format.replacing("%#@\(name)@", with: "%\(place)$#@\(name)@")
      }
    }
    return variables.isEmpty ? nil : Plural(format: format, variables: variables)
  }

  private static func forms(of localization: PropertyList) -> [String: String] {
    let plural = localization["variations"]?["plural"]?.entries ?? [:]
    return plural.compactMapValues { $0["stringUnit"]?["value"]?.text }
  }

  /// Returns the text of a file of strings.
  package static func file(_ table: [String: String]) -> String {
    table.sorted { $0.key < $1.key }
      .map { "\"\($0.key.escapingLiteral)\" = \"\($0.value.escapingLiteral)\";\n" }.joined()
  }

  /// Returns the text of a file of plural forms, Xcode's `.stringsdict`.
  package static func file(_ plurals: [String: Plural]) -> String {
    let entries = plurals.sorted { $0.key < $1.key }.map { name, plural in
      let variables = plural.variables.sorted { $0.key < $1.key }.map { variable, forms in
        key(variable)
          + dictionary(
            string("NSStringFormatSpecTypeKey", "NSStringPluralRuleType")
              + string("NSStringFormatValueTypeKey", "lld")
              + forms.sorted { $0.key < $1.key }.map { string($0.key, $0.value) }.joined())
      }
      return key(name)
        + dictionary(string("NSStringLocalizedFormatKey", plural.format) + variables.joined())
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">"
      + dictionary(entries.joined()) + "</plist>\n"
  }

  private static func dictionary(_ content: String) -> String { "<dict>\n\(content)</dict>\n" }

  private static func key(_ name: String) -> String { "<key>\(escaped(name))</key>\n" }

  private static func string(_ name: String, _ value: String) -> String {
    key(name) + "<string>\(escaped(value))</string>\n"
  }

  private static func escaped(_ text: String) -> String {
    text.replacingExactly("&", with: "&amp;").replacingExactly("<", with: "&lt;").replacingExactly(
      ">", with: "&gt;")
  }
}
