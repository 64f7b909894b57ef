import WidgetBase

/// The words for data in another format than expected.
enum FormatWords {
  /// The failure of data with too many values, which would take far more memory than its text.
  static let tooMany = SourceFailure(
    "more than \(JSON.most) values", "Read fewer: lower limit:, or have the source select them.")

  /// Returns the failure of a line whose words do not tell its columns.
  static func notAligned(_ line: String) -> SourceFailure {
    SourceFailure(
      "line not under the columns",
      "Expected its words to stand under their names in: \(line.excerpt). Have the command write CSV or JSON, "
        + "or fewer columns.")
  }

  /// Returns the failure of a row of a table, counted from 1, that has more cells than the first one.
  static func wideRow(_ number: Int, _ cells: [String], _ count: Int) -> SourceFailure {
    SourceFailure(
      "row \(number) has \(cells.count) cells, the first row \(count)",
      "Expected as many cells as names, and quotes around a cell with a separator; found \(cells.joined(separator: " | ").excerpt).",
      kind: .malformed)
  }

  /// Returns the failure of bytes that are not JSON.
  static func noJSON(_ bytes: [UInt8], _ mistake: JSON.Mistake) -> SourceFailure {
    let start = bytes.prefix(400).drop { $0 <= 0x20 }
    if start.isEmpty { return SourceFailure("empty response", "Expected JSON.") }
    let begin = String(received: start).excerpt
    guard start.first == UInt8(ascii: "<") else {
      return SourceFailure("invalid JSON", "\(mistake); it begins with \(begin)", kind: .malformed)
    }
    return markup(String(received: start))
  }

  /// Returns the failure of markup in place of JSON.
  static func markup(_ text: String) -> SourceFailure {
    let isPage = isWebPage(text)
    return SourceFailure(
      "\(isPage ? "web page" : "markup") instead of JSON",
      (isPage ? "It may be a sign-in or error page; it begins with " : "It begins with ")
        + String(text.prefix(400)).excerpt)
  }

  /// Returns true if a text begins as XML or HTML does.
  static func isMarkup(_ text: String) -> Bool { text.first { !$0.isWhitespace } == "<" }

  /// Returns true if a text begins as a page of HTML does.
  static func isWebPage(_ text: String) -> Bool {
    let start = text.prefix(400).drop { $0.isWhitespace }.lowercased()
    return start.hasExactPrefix("<!doctype html") || start.hasExactPrefix("<html")
  }
}
