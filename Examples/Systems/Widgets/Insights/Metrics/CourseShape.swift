import FoundationEssentials
import WidgetLayout
import WidgetServices

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
    /// The date of the first value; `nil` if it cannot be read.
    let starts: Date?
    let step: InsightAxis.Step?

    private enum CodingKeys: String, CodingKey {
      case values, starts, step
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      values = try container.decode([Double?].self, forKey: .values)
      // Without an axis, the values are still of use.
      starts = try? container.decode(Date.self, forKey: .starts)
      step = (try? container.decode(String.self, forKey: .step)).flatMap { .init(rawValue: $0) }
    }

    /// Returns the axis of the values; `nil` if their times are unknown.
    func axis(_ unit: InsightAxis.Unit) -> InsightAxis? {
      guard let starts, let step else { return nil }
      return InsightAxis(starts: starts, step: step, unit: unit)
    }
  }

  let formatted: String
  let comparison: Earlier
  let series: Course
  /// The number itself, for money and counts; without it the value is not shortened.
  let value: Lossy<MoneyAmount>?
  let count: Lossy<Double>?
  /// The number of seconds, for durations.
  let seconds: Lossy<Double>?

  func cell(of head: MetricHead) -> InsightCell {
    InsightCell(
      id: head.id, title: head.title, value: formatted,
      narrower: Figure.narrower(formatted, number: value?.value?.number ?? count?.value),
      comparison: Comparison(
        change: comparison.change, words: comparison.words, of: head.id),
      series: series.values, axis: series.axis(seconds == nil ? .number : .seconds))
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

  func cell(of head: MetricHead) -> InsightCell {
    InsightCell(
      id: head.id, title: head.title, value: formatted,
      narrower: Figure.narrower(formatted, number: ratio?.value.map { $0 * 100 }),
      comparison: Comparison(change: comparison.points, words: comparison.formatted, of: head.id),
      series: series.values, axis: series.axis(.ratio))
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
