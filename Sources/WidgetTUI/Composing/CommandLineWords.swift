import WidgetBase

/// A command in one line, in its words.
///
/// Quotation marks and backslashes work as in a shell; whatever else only a shell understands is
/// noticed, not performed.
struct CommandLineWords: Equatable {
  private(set) var words: [String] = []
  /// True if only a shell understands the line: it has a pipe, a variable, a pattern.
  private(set) var needsShell = false
  /// The quotation mark that is not closed; `nil` if all are.
  private(set) var openQuote: Character?

  private static let special: Set<Character> = [
    "|", "&", ";", "<", ">", "(", ")", "$", "`", "*", "?", "#", "\n",
  ]

  init(_ line: String) {
    var word: String?
    var isEscaped = false
    for character in line {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if let quote = openQuote {
        if character == quote {
          openQuote = nil
        } else if character == "\\", quote == "\"" {
          isEscaped = true
        } else {
          if quote == "\"", character == "$" || character == "`" { needsShell = true }
          word?.append(character)
        }
      } else if character == "'" || character == "\"" {
        openQuote = character
        word = word ?? ""
      } else if character == "\\" {
        isEscaped = true
      } else if character == " " || character == "\t" {
        if let word { words.append(word) }
        word = nil
      } else {
        if Self.special.contains(character) || character == "~" && word == nil { needsShell = true }
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    // A variable before the command.
    if let first = words.first, !first.hasExactPrefix("="),
      first.prefix(while: { $0 != "/" }).contains("=")
    {
      needsShell = true
    }
  }
}
