public import FoundationEssentials
public import WidgetLayout

/// A text that is looked up when it is shown, as in Foundation.
///
/// Here: looked up in the environment's string table; without one the default value stands, or
/// the key.
public struct LocalizedStringResource: Sendable {
  /// What is looked up.
  public let key: String
  /// The table it is looked up in; nil is the main one.
  public let table: String?
  /// The locale that it is written for.
  public var locale: Locale
  /// What stands where nothing was found.
  package let fallback: LocalizedStringKey

  /// A text by its key, with words for where the key is not found.
  public init(
    _ key: StaticString, defaultValue: LocalizedStringKey, table: String? = nil,
    locale: Locale = .current, bundle: Any? = nil, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.table = table
    self.locale = locale
    fallback = defaultValue
  }

  /// A text whose key is what it says.
  public init(
    _ keyAndValue: LocalizedStringKey, table: String? = nil, locale: Locale = .current,
    bundle: Any? = nil, comment: StaticString? = nil
  ) {
    key = keyAndValue.lookedUp
    self.table = table
    self.locale = locale
    fallback = keyAndValue
  }

  /// The text without a string table.
  package var words: String { fallback.words }

  /// The text as a string table has it.
  package func words(in strings: StringTable) -> String {
    fallback.words(lookedUp: key, in: strings, table: table)
  }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { self.init(LocalizedStringKey(value)) }

  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
  }
}

extension LocalizedStringResource: Equatable, Hashable {
  public static func == (left: Self, right: Self) -> Bool {
    left.key == right.key && left.table == right.table && left.words == right.words
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(table)
  }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  public var localizedStringResource: LocalizedStringResource { self }
}

/// Something that has words for people, as in Foundation.
public protocol CustomLocalizedStringResourceConvertible {
  /// The words.
  var localizedStringResource: LocalizedStringResource { get }
}

extension Text {
  /// A text that is looked up when it is drawn, as in SwiftUI.
  public init(_ resource: LocalizedStringResource) {
    self.init(resource.fallback, tableName: resource.table, key: resource.key)
  }
}
