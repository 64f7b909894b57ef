import WidgetLayout

/// Spans of time in their two largest units, or in years if they are thousands of them.
enum Durations {
  /// Returns `12 d 4 h`, `3 h 40 min`, `12 min` or `40 s`.
  static func short(_ seconds: Double, _ symbols: NumberSymbols = NumberSymbols()) -> String {
    guard seconds.isFinite, seconds >= 0 else { return "–" }
    guard seconds < most else { return years(seconds, symbols) }
    let total = Int(seconds)
    let (days, hours, minutes) = (total / 86400, total / 3600 % 24, total / 60 % 60)
    if days > 0 { return "\(days) d \(hours) h" }
    if hours > 0 { return "\(hours) h \(minutes) min" }
    if minutes > 0 { return "\(minutes) min" }
    return "\(total) s"
  }

  /// Returns a configured span in words: `1 h`, `1 h 30 min`, `7 d`.
  static func span(_ seconds: Double) -> String {
    guard seconds.isFinite, seconds >= 0 else { return "–" }
    guard seconds < most else { return years(seconds, NumberSymbols()) }
    var rest = Int(seconds.rounded())
    var words: [String] = []
    for (size, unit) in [(86400, "d"), (3600, "h"), (60, "min"), (1, "s")] where rest >= size {
      words.append("\(rest / size) \(unit)")
      rest %= size
    }
    return words.isEmpty ? "0 s" : words.prefix(2).joined(separator: " ")
  }

  /// The seconds from which on spans are in years.
  private static let most = 1e11

  private static func years(_ seconds: Double, _ symbols: NumberSymbols) -> String {
    "\(symbols.localized(FixedDecimal.text(seconds / 31_556_952, digits: 0))) years"
  }
}
