/// A number format with one form, or with several for different widths.
public struct NumberFormat: Sendable, Hashable {
  private let isCompact: Bool

  /// A format with thousands separators and one form: `12,345`, `0.25`.
  public static let grouped = Self(isCompact: false)
  /// A format with several forms, of which the widest that fits is shown: `12,345`, `12.3K`, `12K`.
  public static let compact = Self(isCompact: true)

  /// Returns the forms of a number, widest first.
  func forms(of number: Double, exact: String, symbols: NumberSymbols) -> [String] {
    var forms = [symbols.localized(exact)]
    guard isCompact, number.isFinite else { return forms }
    let shorter = [
      FixedDecimal.trimmed(number, digits: 1), FixedDecimal.trimmed(number, digits: 0),
    ].map { symbols.localized($0) }
    for form in shorter + MagnitudeSuffix.forms(of: number, symbols: symbols)
    where form.count < forms[forms.count - 1].count { forms.append(form) }
    return forms
  }
}

/// The letters for thousands, millions and so on.
package enum MagnitudeSuffix {
  private static let suffixes = ["K", "M", "B", "T"]

  /// Returns forms such as `12.3K` and `12K`; none below a thousand.
  package static func forms(of number: Double, symbols: NumberSymbols) -> [String] {
    [1, 0].compactMap { digits in
      var scaled = number
      var suffix = ""
      for next in suffixes {
        // The rounded number counts: 999,960 is 1M, not 1000K.
        let shown = Double(FixedDecimal.text(abs(scaled), digits: suffix.isEmpty ? 0 : digits)) ?? 0
        if shown < 1000 { break }
        scaled /= 1000
        suffix = next
      }
      if suffix.isEmpty { return nil }
      return symbols.localized(FixedDecimal.trimmed(scaled, digits: digits)) + suffix
    }
  }
}
