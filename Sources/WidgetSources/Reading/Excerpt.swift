extension StringProtocol {
  /// Returns the beginning of the text on one line, with at most `most` characters, for an error
  /// message.
  func cut(_ most: Int) -> String {
    var words = ""
    var count = 0
    for character in self {
      let isSpace = character.isWhitespace || character.isNewline
      if isSpace && (words.isEmpty || words.last == " ") { continue }
      count += 1
      if count > most { return words + "…" }
      words.append(isSpace ? " " : character)
    }
    return words.last == " " ? String(words.dropLast()) : words
  }
}
