/// The words for failures of picks.
package enum PickWords {
  static let noJQ = SourceFailure(
    "libjq is not installed", "It evaluates picks: sudo apt install libjq1.")

  static func noJSON(_ bytes: [UInt8], _ mistake: JSON.Mistake) -> SourceFailure {
    let start = bytes.prefix(400).drop { $0 <= 0x20 }
    if start.isEmpty { return SourceFailure("empty response", "Expected JSON.") }
    let begin = excerpt(String(decoding: start, as: UTF8.self))
    guard start.first == UInt8(ascii: "<") else {
      return SourceFailure("invalid JSON", "\(mistake); it begins with \(begin)", kind: .malformed)
    }
    return markup(String(decoding: start, as: UTF8.self))
  }

  private static func markup(_ text: String) -> SourceFailure {
    let isPage = isWebPage(text)
    return SourceFailure(
      "\(isPage ? "web page" : "markup") instead of JSON",
      (isPage ? "It may be a sign-in or error page; it begins with " : "It begins with ")
        + excerpt(String(text.prefix(400))))
  }

  static func isMarkup(_ text: String) -> Bool { text.first { !$0.isWhitespace } == "<" }

  static func isWebPage(_ text: String) -> Bool {
    let start = text.prefix(400).drop { $0.isWhitespace }.lowercased()
    return start.hasPrefix("<!doctype html") || start.hasPrefix("<html")
  }

  /// Returns the first words of a text, in one line.
  static func excerpt(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 60 ? line.prefix(59) + "…" : line
  }

  /// Returns the failure of an expression that does not fit the data.
  static func noFit(_ expression: String, _ words: String, _ datum: Datum) -> SourceFailure {
    if case .text(let text) = datum, isMarkup(text) { return markup(text) }
    return SourceFailure(
      "pick does not fit the data",
      "\(excerpt(expression)): \(words.oneLine). The data is \(datum.outline).")
  }

  /// Returns the failure of an expression whose result is null or missing.
  static func nothing(_ program: JQProgram, in datum: Datum) -> SourceFailure {
    let expression = excerpt(program.expression)
    let reason: String
    var found = "The data is \(datum.outline)"
    if let (path, part) = program.path?.dead(in: datum) {
      reason = "no \(expression)"
      if path != "." { found = "\(path) is \(part.outline)" }
    } else {
      reason = "\(expression) is null"
    }
    return SourceFailure(reason, "\(found). \(remedy)")
  }

  /// Returns the failure of a null part that was not taken by an expression.
  static func null(_ part: String, in datum: Datum) -> SourceFailure {
    SourceFailure("\(part) is null", "The data is \(datum.outline). \(remedy)")
  }

  /// Returns the failure of data that contains no value.
  package static func empty(_ datum: Datum) -> SourceFailure {
    SourceFailure("no value", "The data is \(datum.outline). \(remedy)")
  }

  private static let remedy =
    "Correct what is picked, or write null: ok beside it if a missing value is fine."

  static func badPick(_ expression: String, _ words: String) -> SourceFailure {
    SourceFailure("invalid jq expression in pick", "\(expression): \(words).")
  }

  static func endless(_ expression: String, _ timeout: Double) -> SourceFailure {
    SourceFailure("pick took more than \(Spans.words(timeout))", "\(expression) was stopped.")
  }

  static func tooMuch(_ expression: String) -> SourceFailure {
    SourceFailure(
      "pick result too large", "\(expression) was stopped: its results exceed the limit.")
  }

  static func badPattern(_ pattern: String, _ words: String) -> SourceFailure {
    SourceFailure("invalid regular expression in regex", "\(pattern): \(words).")
  }

  static func noMatch(_ pattern: String, in text: String) -> SourceFailure {
    SourceFailure(
      "regex matches nothing",
      "\(pattern) does not match \(text.isEmpty ? "empty text" : excerpt(text))")
  }

  static func noText(_ pattern: String) -> SourceFailure {
    SourceFailure("regex needs text", "\(pattern) was applied to a record.")
  }

  static func slow(_ pattern: String, _ timeout: Double) -> SourceFailure {
    SourceFailure("regex took more than \(Spans.words(timeout))", "\(pattern) was ended.")
  }

  static func noTable(_ key: String) -> SourceFailure {
    SourceFailure("not a table", "\(key): needs the rows of a table.")
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
