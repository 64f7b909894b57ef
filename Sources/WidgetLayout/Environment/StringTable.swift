/// A table of translations by key and table name; the main table has no name.
///
///     .environment(\.stringTable, StringTable { key, _ in key == "Hello" ? "Bonjour" : nil })
public struct StringTable: Sendable {
  private let find: @Sendable (String, String?) -> String?
  private let plural: @Sendable (String, String?) -> PluralText?

  /// Creates a table that calls `find` for each text that is drawn; `nil` keeps the key.
  public init(_ find: @escaping @Sendable (_ key: String, _ table: String?) -> String?) {
    self.init(find: find) { _, _ in nil }
  }

  /// Creates a table that also has texts which depend on numbers.
  package init(
    find: @escaping @Sendable (_ key: String, _ table: String?) -> String?,
    plural: @escaping @Sendable (_ key: String, _ table: String?) -> PluralText?
  ) {
    (self.find, self.plural) = (find, plural)
  }

  /// Creates a main table from a dictionary.
  public init(_ strings: [String: String]) {
    self.init { key, table in table == nil ? strings[key] : nil }
  }

  /// The table where the environment has none: that of the program's bundle.
  ///
  /// It is set before anything is drawn, and never after that.
  nonisolated(unsafe) package static var standard: StringTable?

  /// Returns the translation of `key` in `table`, or `nil` if there is none.
  public func string(for key: String, table: String? = nil) -> String? { find(key, table) }

  /// Returns the translation of `key` in `table` that depends on numbers; `nil` if there is none.
  func pluralText(for key: String, table: String?) -> PluralText? { plural(key, table) }
}
