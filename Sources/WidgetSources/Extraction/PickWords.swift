/// The words for failures of picks.
package enum PickWords {
  static let noJQ = SourceFailure(
    "libjq is not installed", "It evaluates picks: sudo apt install libjq1.")

  /// Returns the failure of an expression that does not fit the data.
  static func noFit(_ expression: String, _ words: String, _ datum: Datum) -> SourceFailure {
    if case .text(let text) = datum, FormatWords.isMarkup(text) {
      return FormatWords.markup(text)
    }
    return SourceFailure(
      "pick does not fit the data",
      "\(expression.excerpt): \(words.oneLine). The data is \(datum.outline).")
  }

  /// Returns the failure of an expression whose result is null or missing.
  static func nothing(_ program: JQProgram, in datum: Datum) -> SourceFailure {
    let expression = program.expression.excerpt
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
      "\(pattern) does not match \(text.isEmpty ? "empty text" : text.excerpt)")
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
