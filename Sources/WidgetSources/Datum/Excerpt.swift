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

  /// The first words of the text on one line, for an error message: at most 60 characters.
  var excerpt: String {
    let line = split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 60 ? line.prefix(59) + "…" : line
  }

  /// The text on one line, without the full stop at its end.
  var oneLine: String {
    let words = split(whereSeparator: \.isNewline).joined(separator: " ")
    return String(words.reversed().drop { $0 == "." || $0 == " " }.reversed())
  }
}
