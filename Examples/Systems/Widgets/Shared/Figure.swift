import WidgetLayout

/// Shorter forms of a number that a server formatted, none of which reads as another number.
enum Figure {
  /// The replacement for a number that does not fit.
  static let none = "…"

  /// Returns the forms that are narrower than a text, widest first and `…` last: without the
  /// fraction if the number is at least ten, and in thousands or millions, all rounded.
  ///
  /// These forms need the actual number, and use the text's own separators. Without it, a text of
  /// several numbers with units, such as hours and minutes, is shortened to the first.
  static func narrower(_ text: String, number: Double? = nil) -> [String] {
    let runs = runs(of: text)
    var forms: [String] = []
    if let number, number.isFinite, runs.count == 1 {
      let symbols = symbols(of: text[runs[0]], number)
      let whole = symbols.localized(FixedDecimal.text(number.magnitude, digits: 0))
      let short = MagnitudeSuffix.forms(of: number.magnitude, symbols: symbols)
      forms = ((number.magnitude < 10 ? [] : [whole]) + short).map {
        text[..<runs[0].lowerBound] + $0 + text[runs[0].upperBound...]
      }
    } else if number == nil, runs.count > 1 {
      let unit = text[runs[0].upperBound..<runs[1].lowerBound]
      forms = unit.contains(where: \.isLetter) ? [trimmed(text[..<runs[1].lowerBound])] : []
    }
    var narrower: [String] = []
    var width = Painter.width(of: text)
    for form in forms + [none] where Painter.width(of: form) < width {
      narrower.append(form)
      width = Painter.width(of: form)
    }
    return narrower
  }

  /// Returns the numbers in a text: digits, and separators between digits.
  private static func runs(of text: String) -> [Range<String.Index>] {
    var runs: [Range<String.Index>] = []
    var index = text.startIndex
    while index < text.endIndex {
      guard text[index].isNumber else {
        index = text.index(after: index)
        continue
      }
      let start = index
      while index < text.endIndex, text[index].isNumber || isSign(text, at: index) {
        index = text.index(after: index)
      }
      runs.append(start..<index)
    }
    return runs
  }

  private static func isSign(_ text: String, at index: String.Index) -> Bool {
    let next = text.index(after: index)
    return signs.contains(text[index]) && next < text.endIndex && text[next].isNumber
  }

  private static let signs: Set<Character> = [
    ".", ",", "'", "’", " ", "\u{a0}", "\u{2009}", "\u{202f}",
  ]

  /// Returns the separators of a number, as far as they can be told: a single separator is one of
  /// thousands if the number has thousands.
  private static func symbols(of run: Substring, _ number: Double) -> NumberSymbols {
    let marks = run.filter { !$0.isNumber }
    guard let first = marks.first, let last = marks.last else { return NumberSymbols() }
    if first != last { return NumberSymbols(decimal: String(last), grouping: String(first)) }
    if marks.count > 1 || number.magnitude.rounded() >= 1000 {
      return NumberSymbols(
        decimal: [",", "'", "’"].contains(first) ? "." : ",", grouping: String(first))
    }
    return NumberSymbols(decimal: String(last), grouping: last == "," ? "." : ",")
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.reversed().drop { $0.isWhitespace }.reversed())
  }
}
