import WidgetSettings

/// The check that a statement runs no program on the server.
///
/// A read-only transaction stops what changes the database. It does not stop these statements, which
/// write files and run code on the server where the role may do so.
enum PostgreSQLStatement {
  private static let refused = ["COPY", "LOAD", "DO"]

  /// Returns the mistake in a query that is never sent, or `nil` for any other.
  static func mistake(in query: String) -> SettingRemark? {
    let word = firstWord(of: query).uppercased()
    guard refused.contains(word) else { return nil }
    return SettingRemark(
      "\(word) is not run: it can write files and run programs on the server",
      fix: "write a query that returns rows, such as a SELECT")
  }

  /// Returns the first word after blanks, comments, parentheses and empty statements.
  static func firstWord(of query: String) -> String {
    var rest = query.unicodeScalars[...]
    while let first = rest.first {
      if first.properties.isWhitespace || first == "(" || first == ";" {
        rest.removeFirst()
      } else if rest.starts(with: "--".unicodeScalars) {
        rest = rest.drop { $0 != "\n" && $0 != "\r" }
      } else if rest.starts(with: "/*".unicodeScalars) {
        rest = withoutComment(rest)
      } else {
        break
      }
    }
    return String(rest.prefix { $0.properties.isAlphabetic || $0 == "_" }.prefix(30))
  }

  /// Returns the text after the comment at its beginning, in which others may be.
  private static func withoutComment(
    _ text: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView {
    var (rest, depth) = (text, 0)
    while !rest.isEmpty {
      if rest.starts(with: "/*".unicodeScalars) {
        depth += 1
        rest = rest.dropFirst(2)
      } else if rest.starts(with: "*/".unicodeScalars) {
        depth -= 1
        rest = rest.dropFirst(2)
        if depth == 0 { return rest }
      } else {
        rest.removeFirst()
      }
    }
    return rest
  }
}
