import Glibc
import WidgetLayout

/// Numbers in few characters, for axes.
enum NumberLabel {
  /// Returns `value` as a label of an axis whose marks are `step` apart and reach up to `limit`, so
  /// that all labels use the same unit: `0.25`, `1,500`, `20K`, `3M`.
  static func text(_ value: Double, step: Double = 0, limit: Double = 0) -> String {
    guard value.isFinite else { return "–" }
    if value == 0 { return "0" }
    let size = max(abs(value), step, limit)
    if size >= 1e15 || (size > 0 && size < 1e-5) { return scientific(value) }
    for (unit, least, suffix) in units where size >= least && value != 0 {
      return fixed(value / unit, step: step / unit) + suffix
    }
    return fixed(value, step: step)
  }

  /// The units with the least values that use them and their letters: thousands are written out
  /// below 10,000.
  private static let units: [(unit: Double, least: Double, suffix: String)] = [
    (1e12, 1e12, "T"), (1e9, 1e9, "B"), (1e6, 1e6, "M"), (1e3, 1e4, "K"),
  ]

  /// Returns a number with as many decimals as the step has, at most six; without a step with as
  /// many as it needs, at most four.
  private static func fixed(_ value: Double, step: Double) -> String {
    var digits = 0
    var scale = 1.0
    let least = step > 0 ? step : value
    while digits < (step > 0 ? 6 : 4), !isWhole(least * scale) {
      digits += 1
      scale *= 10
    }
    let text = FixedDecimal.text(abs(value), digits: digits)
    let sign = value < 0 && !FixedDecimal.isZero(text) ? "−" : ""
    return sign + NumberSymbols().localized(text)
  }

  private static func isWhole(_ value: Double) -> Bool {
    abs(value - value.rounded()) <= 1e-6 * max(1, abs(value) * 1e-3)
  }

  private static func scientific(_ value: Double) -> String {
    guard value != 0 else { return "0" }
    let exponent = Int(log10(abs(value)).rounded(.down))
    let mantissa = value / pow(10, Double(exponent))
    guard mantissa.isFinite else { return "0" }
    return fixed((mantissa * 10).rounded() / 10, step: 0) + "e" + String(exponent)
  }
}
