import FoundationEssentials
import WidgetLayout

/// A value with its course and the change against the days before: money, counts, durations.
struct CourseShape: MetricShape {
  static var types: [String] { ["money", "count", "duration"] }

  /// Against the days before; without a change where there was nothing then.
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
  /// The number itself, of money and of counts; without it words are not shortened.
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

/// An amount of money, as the digits of its currency's units.
struct MoneyAmount: Decodable {
  let amount: String

  var number: Double? { Double(amount) }
}

/// A part of a whole, whose change is in points.
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
  /// A change in words that begin with its sign, for which the arrow stands; nil where nothing can be
  /// compared.
  fileprivate init?(change: Double?, words: String, of metric: String) {
    guard let change else { return nil }
    // More of these is worse.
    let isGoodDown = ["refunds", "page_load"].contains(metric)
    let amount = words.drop { "+-−".contains($0) }
    // What is rounded to nothing is none.
    let isSame = change == 0 || !amount.contains { $0.isNumber && $0 != "0" }
    self.init(
      isSame ? .same : change > 0 ? .up : .down, String(amount),
      meaning: isSame ? .neutral : (change > 0) == isGoodDown ? .bad : .good)
  }
}
