import Glibc

/// Round numbers for axes.
package enum NiceNumbers {
  /// Returns the least of some digits, by default 1, 2, 2.5 and 5, times a power of ten that, taken
  /// `count` times, covers `span`.
  package static func step(
    of span: Double, count: Int, digits: [Double] = [1, 2, 2.5, 5]
  ) -> Double {
    let raw = span / Double(count)
    guard raw.isFinite, raw > 0 else { return 1 }
    let power = pow(10, log10(raw).rounded(.down))
    guard power > 0, power.isFinite else { return raw }
    let digit = digits.first { raw / power <= $0 * (1 + 1e-9) } ?? 10
    return digit * power
  }

  /// Returns `range` widened to whole steps.
  static func widened(_ range: ClosedRange<Double>, to step: Double) -> ClosedRange<Double> {
    let low = (range.lowerBound / step + 1e-9).rounded(.down) * step
    let high = (range.upperBound / step - 1e-9).rounded(.up) * step
    return low < high ? low...high : range
  }

  /// Returns a range with an extent, around its value if it has none.
  static func spread(_ range: ClosedRange<Double>, includesZero: Bool) -> ClosedRange<Double> {
    var (low, high) = (range.lowerBound, range.upperBound)
    if includesZero { (low, high) = (min(0, low), max(0, high)) }
    let span = high - low
    if span > 0, span > max(abs(low), abs(high)) * 1e-12 { return low...high }
    let margin = low == 0 ? 1 : abs(low) / 2
    return low == 0 ? 0...1 : low - margin...high + margin
  }

  /// Returns the multiples of `step` in a range; none if there are more than a thousand.
  static func multiples(of step: Double, in range: ClosedRange<Double>) -> [Double] {
    let first = (range.lowerBound / step - 1e-6).rounded(.up)
    let last = (range.upperBound / step + 1e-6).rounded(.down)
    guard step > 0, first <= last, last - first < 1000 else { return [] }
    return (0...Int(last - first)).map { (first + Double($0)) * step }
  }
}
