/// Typographic quotation marks, which word processors and chats substitute for straight ones; to
/// YAML they are letters.
enum CurlyQuotes {
  static let all = Set("“”„‟‘’‚‛".unicodeScalars)

  /// Returns true if an unquoted text was meant to be quoted; an apostrophe may begin a word.
  static func begin(_ text: String) -> Bool {
    text.unicodeScalars.first.map { $0 != "’" && all.contains($0) } ?? false
  }

  /// Returns instructions to write a text with straight quotation marks.
  static func fix(for text: String) -> String {
    var inner = text.unicodeScalars[...]
    if inner.first.map(all.contains) == true { inner = inner.dropFirst() }
    if inner.last.map(all.contains) == true { inner = inner.dropLast() }
    return
      "write \"\(VisibleText.quoted(String(Substring(inner))))\" with straight quotation marks; "
      + "curly ones are part of the text"
  }
}
