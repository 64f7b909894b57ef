public import FoundationEssentials
public import WidgetLayout

/// A text that is looked up when it is shown, as in Foundation.
///
/// Here, it is looked up in the environment's string table; if it is not found, the default value
/// or the key is shown.
public struct LocalizedStringResource: Sendable {
  /// The key.
  public let key: String
  /// The name of the string table; `nil` for the main one.
  public let table: String?
  /// The locale of the text.
  public var locale: Locale
  /// The text to show if the key is not found.
  package let fallback: LocalizedStringKey

  /// Creates a text with a key and a default value.
  public init(
    _ key: StaticString, defaultValue: LocalizedStringKey, table: String? = nil,
    locale: Locale = .current, bundle: Any? = nil, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.table = table
    self.locale = locale
    fallback = defaultValue
  }

  /// Creates a text whose key is also its default value.
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

  /// Returns the text from a string table.
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

extension LocalizedStringResource {
  /// A value that a text leaves open, as in Foundation.
  public enum Placeholder: Sendable, Hashable { case int, uint, float, double, object }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a gap for a value that is not known yet, such as the number in “2 shops”.
  public mutating func appendInterpolation(placeholder: LocalizedStringResource.Placeholder) {
    appendInterpolation("…")
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

/// A value that has a localized text, as in Foundation.
public protocol CustomLocalizedStringResourceConvertible {
  /// The text.
  var localizedStringResource: LocalizedStringResource { get }
}

extension Text {
  /// Creates a text that is looked up when it is drawn, as in SwiftUI.
  public init(_ resource: LocalizedStringResource) {
    self.init(resource.fallback, tableName: resource.table, key: resource.key)
  }
}
