extension ResolvedText {
  /// The words of the widest form.
  fileprivate var words: String { forms.first.map { $0.map(\.string).joined() } ?? "" }
}

extension LocalizedStringKey {
  /// The string that is looked up: the words, with specifiers such as `%@` for the values.
  package var lookedUp: String { key }

  /// The words of the key without a string table or Markdown's marks.
  package var words: String {
    KeyText(key: self, table: nil).resolved(in: TextContext()).words
  }

  /// Returns the words of the key in a string table, looked up as `name`.
  package func words(lookedUp name: String, in strings: StringTable, table: String?) -> String {
    var context = TextContext()
    context.stringTable = strings
    return KeyText(key: self, table: table, name: name).resolved(in: context).words
  }
}

extension Text {
  /// The words of the text in a default context.
  package var words: String { resolved(in: TextContext()).words }

  /// Creates a text that is looked up as `name`; if that is not found, the text is `key`.
  package init(_ key: LocalizedStringKey, tableName: String?, key name: String) {
    self.init(source: KeyText(key: key, table: tableName, name: name))
  }
}
