/// The hints for the parser's problems that users encounter.
enum SyntaxHint {
  /// Returns the expected form for a problem of libyaml; `nil` for problems that are
  /// self-explanatory.
  static func expected(for problem: String) -> String? {
    switch problem {
    case "mapping values are not allowed in this context":
      "one 'key: value' per line; text that contains ': ' must be quoted"
    case "found character that cannot start any token":
      "spaces, not tabs, before a key; text that begins with @, ` or % needs quotation marks"
    case "did not find expected alphabetic or numeric character":
      "quotation marks around a text that begins with * or &, such as \"*/5 * * * *\""
    case "could not find expected ':'":
      "'key: value'; a text of several lines is indented deeper than its key"
    case "did not find expected key":
      "a key in the same column as the keys above it"
    case "did not find expected '-' indicator":
      "'- ' in the same column as the items above it"
    case "did not find expected node content": "a value, or the bracket that closes the list"
    case "did not find expected ',' or ']'": "a comma or ']'"
    case "did not find expected ',' or '}'": "a comma or '}'"
    case "found unexpected end of stream": "a closing quotation mark"
    case "control characters are not allowed":
      "plain text; in quotation marks, \"\\e\" stands for such a character"
    case let problem where problem.contains("UTF-8"):
      "a file in UTF-8; what is in Latin-1 becomes so by: iconv -f latin1 -t utf-8"
    case "found unknown escape character", "did not find expected hexdecimal number":
      "a \\ that is written twice, or single quotation marks, in which it stands for itself"
    default: nil
    }
  }
}
