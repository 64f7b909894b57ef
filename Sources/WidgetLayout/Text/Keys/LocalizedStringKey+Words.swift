extension ResolvedText {
  /// The widest form.
  fileprivate var words: String { forms.first.map { $0.map(\.string).joined() } ?? "" }
}

extension LocalizedStringKey {
  /// What is looked up: the words, with `%@` and its like for the values between them.
  package var lookedUp: String { key }

  /// What the key says without a string table, its Markdown's signs gone.
  package var words: String {
    KeyText(key: self, table: nil).resolved(in: TextContext()).words
  }

  /// What the key says in a string table, looked up as `name`.
  package func words(lookedUp name: String, in strings: StringTable, table: String?) -> String {
    var context = TextContext()
    context.stringTable = strings
    return KeyText(key: self, table: table, name: name).resolved(in: context).words
  }
}

extension Text {
  /// What the text says where nothing around it is known.
  package var words: String { resolved(in: TextContext()).words }

  /// A text that is looked up as `name`; where that is not found it says what `key` does.
  package init(_ key: LocalizedStringKey, tableName: String?, key name: String) {
    self.init(source: KeyText(key: key, table: tableName, name: name))
  }
}
