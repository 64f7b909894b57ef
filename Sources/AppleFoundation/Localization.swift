import WidgetLayout

extension String {
  /// A text as it stands in the main bundle's tables, as in Foundation.
  public init(
    localized key: LocalizedStringKey, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = LocalizedStringResource(key, table: table, locale: locale).text(in: bundle)
  }

  /// A text as it stands in the main bundle's tables, with words for where it is not found.
  public init(
    localized key: StaticString, defaultValue: LocalizedStringKey, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = LocalizedStringResource(key, defaultValue: defaultValue, table: table, locale: locale)
      .text(in: bundle)
  }

  /// What a resource says, as in Foundation.
  public init(localized resource: LocalizedStringResource) { self = resource.text(in: nil) }

  public typealias LocalizationValue = LocalizedStringKey
}

extension LocalizedStringResource {
  /// The words as a bundle has them.
  func text(in bundle: Bundle?) -> String {
    let bundle = bundle ?? .main
    return words(
      in: StringTable { key, table in
        let found = bundle.localizedString(forKey: key, value: nil, table: table)
        return found == key ? nil : found
      })
  }
}
