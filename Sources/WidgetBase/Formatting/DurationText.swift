package import FoundationEssentials

/// Conversions between durations and their text: numbers, each followed by its unit.
package enum DurationText {
  private static let units: [(name: String, seconds: Double)] = [
    ("ms", 0.001), ("s", 1), ("m", 60), ("h", 3600), ("d", 86_400), ("w", 604_800),
  ]

  /// A hundred years, in seconds: a date that far ahead is within every calendar.
  private static let longest = 36_525 * 86_400.0

  /// Returns the number of seconds in a text such as `1h30m`, or `nil` if it is not a duration, has
  /// no unit, or is longer than a hundred years.
  package static func seconds(_ text: String) -> TimeInterval? {
    var total = 0.0
    var rest = text[...]
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isASCII && $0.isNumber || $0 == "." }
      rest = rest.dropFirst(digits.count)
      let letters = rest.prefix { $0.isASCII && $0.isLetter }
      rest = rest.dropFirst(letters.count)
      guard let number = Double(digits), digits.first != ".", digits.last != ".",
        let unit = units.first(where: { $0.name == letters })
      else { return nil }
      total += number * unit.seconds
    }
    return text.isEmpty || !(total <= longest) ? nil : total
  }

  /// Returns the shortest text of a duration: `1m30s` for 90 seconds.
  package static func text(_ seconds: TimeInterval) -> String {
    guard seconds.isFinite, seconds < 1e12 else { return "∞" }
    var rest = Int((seconds * 1000).rounded())
    guard rest > 0 else { return "0s" }
    var text = ""
    for (name, size) in units.dropLast().reversed() {
      let step = Int(size * 1000 + 0.5)
      if rest >= step {
        text += "\(rest / max(1, step))\(name)"
        rest %= max(1, step)
      }
    }
    return text
  }
}
