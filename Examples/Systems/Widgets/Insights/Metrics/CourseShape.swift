import FoundationEssentials
import WidgetLayout

/// The shape of a value with its series and its change since the period before: money, counts and
/// durations.
struct CourseShape: MetricShape {
  static var types: [String] { ["money", "count", "duration"] }

  /// The comparison with the period before; without a change if there was nothing then.
  struct Earlier: Decodable {
    let change: Double?
    let words: String

    private enum CodingKeys: String, CodingKey {
      case change
      case words = "change_formatted"
    }
  }

  struct Course: Decodable {
    let values: [Double?]
  }

  let formatted: String
  let comparison: Earlier
  let series: Course
  /// The number itself, for money and counts; without it the value is not shortened.
  let value: Lossy<MoneyAmount>?
  let count: Lossy<Double>?

  func cell(id: String, title: String, now: Date) -> InsightCell {
    InsightCell(
      id: id, title: title, value: formatted,
      narrower: Figure.narrower(formatted, number: value?.value?.number ?? count?.value),
      comparison: Comparison(
        change: comparison.change, words: comparison.words, of: id),
      series: series.values)
  }
}

/// An amount of money in digits of its currency's units.
struct MoneyAmount: Decodable {
  let amount: String

  var number: Double? { Double(amount) }
}

/// The shape of a part of a whole, whose change is in percentage points.
struct RatioShape: MetricShape {
  static var types: [String] { ["percent"] }

  struct Earlier: Decodable {
    let points: Double
    let formatted: String
  }

  let formatted: String
  let comparison: Earlier
  let series: CourseShape.Course
  let ratio: Lossy<Double>?

  func cell(id: String, title: String, now: Date) -> InsightCell {
    InsightCell(
      id: id, title: title, value: formatted,
      narrower: Figure.narrower(formatted, number: ratio?.value.map { $0 * 100 }),
      comparison: Comparison(change: comparison.points, words: comparison.formatted, of: id),
      series: series.values)
  }
}

extension Comparison {
  /// Creates a comparison from a change in words that begin with its sign, which the arrow
  /// replaces; `nil` if there is nothing to compare.
  fileprivate init?(change: Double?, words: String, of metric: String) {
    guard let change else { return nil }
    // An increase of these is bad.
    let isGoodDown = ["refunds", "page_load"].contains(metric)
    let amount = words.drop { "+-−".contains($0) }
    // A change that is rounded to zero counts as none.
    let isSame = change == 0 || !amount.contains { $0.isNumber && $0 != "0" }
    self.init(
      isSame ? .same : change > 0 ? .up : .down, String(amount),
      meaning: isSame ? .neutral : (change > 0) == isGoodDown ? .bad : .good)
  }
}
