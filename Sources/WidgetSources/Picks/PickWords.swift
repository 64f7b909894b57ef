/// The words for data that is not what a pick wants.
enum PickWords {
  static let noJQ = SourceFailure(
    "libjq is not installed", "Picks are jq expressions: sudo apt install libjq1.")

  static func noJSON(_ bytes: [UInt8], _ mistake: JSON.Mistake) -> SourceFailure {
    let start = bytes.prefix(400).drop { $0 <= 0x20 }
    if start.isEmpty { return SourceFailure("nothing where JSON was expected", "Nothing came.") }
    let begin = excerpt(String(decoding: start, as: UTF8.self))
    guard start.first == UInt8(ascii: "<") else {
      return SourceFailure("no JSON", "\(mistake); it begins with \(begin)")
    }
    let page = String(decoding: start, as: UTF8.self).lowercased()
    let isPage = page.hasPrefix("<!doctype html") || page.hasPrefix("<html")
    return SourceFailure(
      "\(isPage ? "a web page" : "markup") where JSON was expected",
      isPage
        ? "It may be a sign-in or an error page; it begins with \(begin)"
        : "It begins with \(begin)")
  }

  /// The first words of a text, in one line.
  static func excerpt(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 60 ? line.prefix(59) + "…" : line
  }

  static func noFit(_ expression: String, _ words: String) -> SourceFailure {
    SourceFailure("pick does not fit the data", "\(expression): \(words.oneLine).")
  }

  static func badPick(_ expression: String, _ words: String) -> SourceFailure {
    SourceFailure("pick is no jq expression", "\(expression): \(words).")
  }

  static func endless(_ expression: String, _ timeout: Double) -> SourceFailure {
    SourceFailure("pick took more than \(Spans.words(timeout))", "\(expression) was ended.")
  }

  static func tooMuch(_ expression: String) -> SourceFailure {
    SourceFailure("pick makes too much", "\(expression) was ended: it gives more than can be kept.")
  }

  static func badPattern(_ pattern: String, _ words: String) -> SourceFailure {
    SourceFailure("regex is none", "\(pattern): \(words).")
  }

  static func noMatch(_ pattern: String, in text: String) -> SourceFailure {
    SourceFailure(
      "regex matches nothing",
      "\(pattern) is nowhere in \(text.isEmpty ? "nothing" : excerpt(text))")
  }

  static func noText(_ pattern: String) -> SourceFailure {
    SourceFailure("regex needs a text", "\(pattern) was to be looked for in a record.")
  }

  static func slow(_ pattern: String, _ timeout: Double) -> SourceFailure {
    SourceFailure("regex took more than \(Spans.words(timeout))", "\(pattern) was ended.")
  }

  static func noTable(_ key: String) -> SourceFailure {
    SourceFailure("no table", "\(key): is for the rows of a table.")
  }

  static func noColumn(_ name: String, of names: [String]) -> SourceFailure {
    SourceFailure(
      "no column \(name)",
      names.isEmpty ? "" : "There are \(names.prefix(20).joined(separator: ", ")).")
  }

  static func noRow(_ number: Int, of count: Int) -> SourceFailure {
    SourceFailure("no row \(number)", "There are \(count) rows.")
  }
}
