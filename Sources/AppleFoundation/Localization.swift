import WidgetLayout

extension String {
  /// Creates the text of a key in the main bundle's string tables, as in Foundation.
  public init(
    localized key: LocalizedStringKey, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = LocalizedStringResource(key, table: table, locale: locale).text(in: bundle)
  }

  /// Creates the text of a key in the main bundle's string tables, with a default for a missing
  /// key.
  public init(
    localized key: StaticString, defaultValue: LocalizedStringKey, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = LocalizedStringResource(key, defaultValue: defaultValue, table: table, locale: locale)
      .text(in: bundle)
  }

  /// Creates the text of a resource, as in Foundation.
  public init(localized resource: LocalizedStringResource) { self = resource.text(in: nil) }

  public typealias LocalizationValue = LocalizedStringKey
}

extension LocalizedStringResource {
  /// Returns the text in a bundle's language.
  func text(in bundle: Bundle?) -> String {
    words(in: StringTable(of: bundle ?? .main))
  }
}

extension StringTable {
  /// Creates the table of a bundle's texts.
  package init(of bundle: Bundle) {
    let bundle = bundle
    let plurals = PluralTables.of(bundle)
    self.init { key, table in
      let found = bundle.localizedString(forKey: key, value: nil, table: table)
      return found == key ? nil : found
    } plural: { key, table in
      plurals.text(for: key, table: table)
    }
  }
}
