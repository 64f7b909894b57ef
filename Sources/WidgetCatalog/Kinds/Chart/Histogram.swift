import Glibc
import WidgetCharts

/// The numbers of values in bins of equal width.
struct Histogram: Hashable {
  /// The lower edge of the first bin.
  let start: Double
  /// The width of a bin.
  let width: Double
  let counts: [Int]

  /// Counts values in at most `most` bins, whose edges are round numbers; `nil` if no value is finite, or
  /// if their edges would not be.
  ///
  /// The number of bins is that of Sturges' rule, one more than the binary logarithm of the count,
  /// or as many more as the round edges bring.
  init?(_ values: [Double], most: Int) {
    let values = values.filter(\.isFinite)
    guard let low = values.min(), let high = values.max() else { return nil }
    let wanted = max(1, min(most, Int(log2(Double(values.count)).rounded(.up)) + 1))
    guard high > low else {
      (start, width, counts) = (low, 1, [values.count])
      return
    }
    var step = Self.roundStep((high / Double(wanted)) - (low / Double(wanted)))
    while Self.bins(low, high, step) > max(1, most) { step = Self.roundStep(step * 1.5) }
    let first = (low / step).rounded(.down) * step
    // The edges of the greatest numbers are out of range.
    guard first.isFinite, ((high - first) / step).isFinite else { return nil }
    var counts = Array(repeating: 0, count: Self.bins(low, high, step))
    for value in values {
      let place = ((value - first) / step).rounded(.down)
      counts[min(max(Int(place), 0), counts.count - 1)] += 1
    }
    (start, width, self.counts) = (first, step, counts)
  }

  /// The lower edge of each bin.
  var edges: [Double] { counts.indices.map { start + Double($0) * width } }

  /// Returns the names of the bins, their lower edges: with a prefix for thousands where edges are large and stay
  /// apart with it.
  func names(_ format: ValueFormat) -> [String] {
    let greatest = edges.map(\.magnitude).max() ?? 0
    let short = edges.map(format.axis(upTo: greatest).text)
    let areExact = width >= greatest / 100 && Set(short).count == edges.count
    return areExact ? short : edges.map(format.axis(upTo: 0).text)
  }

  private static func bins(_ low: Double, _ high: Double, _ step: Double) -> Int {
    let (first, last) = ((low / step).rounded(.down), (high / step).rounded(.down))
    return Int(min(last - first, 10_000)) + 1
  }

  private static func roundStep(_ width: Double) -> Double {
    NiceNumbers.step(of: width, count: 1, digits: [1, 2, 5])
  }
}
