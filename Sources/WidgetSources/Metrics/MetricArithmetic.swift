import Glibc

/// Arithmetic with numbers and series.
enum MetricArithmetic {
  /// Returns a value computed from two; of two sets of series, those with the same labels are
  /// computed, and those without a partner left out.
  static func combined(
    _ sign: MetricExpression.Operator, _ left: MetricValue, _ right: MetricValue, as text: String
  ) throws(SourceFailure) -> MetricValue {
    switch (left, right) {
    case (.number(let left), .number(let right)): return .number(number(sign, left, right))
    case (.series(let left), .number(let right)):
      return .series(
        left.map { MetricSeries(labels: $0.labels, value: number(sign, $0.value, right)) })
    case (.number(let left), .series(let right)):
      return .series(
        right.map { MetricSeries(labels: $0.labels, value: number(sign, left, $0.value)) })
    case (.series(let left), .series(let right)):
      return .series(try matched(sign, left, right, text))
    }
  }

  private static func matched(
    _ sign: MetricExpression.Operator, _ left: [MetricSeries], _ right: [MetricSeries],
    _ text: String
  ) throws(SourceFailure) -> [MetricSeries] {
    let others = Dictionary(right.map { ($0.labels, $0.value) }) { first, _ in first }
    guard others.count == right.count, Set(left.map(\.labels)).count == left.count else {
      throw SourceFailure(
        "two series of the same labels",
        "In \(text.cut(200)) several series of one side have the same labels: sum them by labels "
          + "first.")
    }
    let result = left.compactMap { series in
      others[series.labels].map {
        MetricSeries(labels: series.labels, value: number(sign, series.value, $0))
      }
    }
    guard result.isEmpty, let one = left.first, let other = right.first else { return result }
    throw SourceFailure(
      "no series with the same labels",
      "In \(text.cut(200)) one side of \(sign.rawValue) has series such as \(words(one)), the "
        + "other such as \(words(other)): sum both by the labels that they share.")
  }

  private static func words(_ series: MetricSeries) -> String {
    let labels = series.labels.labels.map { "\($0.name)=\"\($0.value)\"" }
    return "{\(labels.joined(separator: ","))}".cut(120)
  }

  private static func number(
    _ sign: MetricExpression.Operator, _ left: Double, _ right: Double
  ) -> Double {
    switch sign {
    case .plus: left + right
    case .minus: left - right
    case .times: left * right
    case .divided: left / right
    case .remainder: fmod(left, right)
    case .power: pow(left, right)
    }
  }
}
