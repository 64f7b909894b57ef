/// Translations of the keys of texts, by key and name of the table; no name is the main one.
///
///     .environment(\.stringTable, StringTable { key, _ in key == "Hello" ? "Bonjour" : nil })
public struct StringTable: Sendable {
  private let find: @Sendable (String, String?) -> String?

  /// A table that asks `find` for each text that is drawn; nil leaves the key as it is.
  public init(_ find: @escaping @Sendable (_ key: String, _ table: String?) -> String?) {
    self.find = find
  }

  /// A main table of these keys.
  public init(_ strings: [String: String]) {
    self.init { key, table in table == nil ? strings[key] : nil }
  }

  /// What `key` is in `table`; nil where it is not there.
  public func string(for key: String, table: String? = nil) -> String? { find(key, table) }
}
