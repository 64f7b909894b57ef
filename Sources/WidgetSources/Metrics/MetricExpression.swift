/// A computation with series, in the part of PromQL that needs no server.
indirect enum MetricExpression: Hashable, Sendable {
  /// A function of counters over a span of time.
  enum Change: String, CaseIterable, Sendable {
    case rate, irate, increase
  }

  /// A function of one value after another.
  enum Function: String, CaseIterable, Sendable {
    case abs, ceil, floor, round
  }

  /// A function of all values of a group.
  enum Aggregation: String, CaseIterable, Sendable {
    case sum, avg, min, max, count
  }

  /// The labels that tell groups apart.
  struct Grouping: Hashable, Sendable {
    var labels: Set<String> = []
    /// True if the labels are those that count; false if all others do.
    var isBy = true
  }

  /// An operator between two values.
  enum Operator: String, Sendable {
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divided = "/"
    case remainder = "%"
    case power = "^"
  }

  case number(Double)
  /// The seconds since 1970.
  case time
  /// The series of the selector with this number.
  case series(Int)
  case change(Change, Int)
  case applied(Function, MetricExpression)
  case quantile(MetricExpression, MetricExpression)
  case aggregated(Aggregation, MetricExpression, Grouping)
  case combined(Operator, MetricExpression, MetricExpression)

  /// True if it is a number whatever the series are.
  var isNumber: Bool {
    switch self {
    case .number, .time: true
    case .combined(_, let left, let right): left.isNumber && right.isNumber
    case .series, .change, .applied, .quantile, .aggregated: false
    }
  }
}
