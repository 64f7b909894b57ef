import FoundationEssentials

/// The computation of a query's result from one reading of all exporters.
struct MetricEvaluation {
  let query: MetricQuery
  /// The series of each selector.
  let samples: [[MetricSample]]
  let history: MetricHistory
  let now: Date
  /// The gaps of counters that have no change, by their instance.
  private(set) var gaps: [String: MetricHistory.Gap] = [:]
  /// The instances of which a change is known.
  private(set) var changed: Set<String> = []

  init(_ query: MetricQuery, samples: [[MetricSample]], history: MetricHistory, now: Date) {
    self.query = query
    self.samples = samples
    self.history = history
    self.now = now
  }

  /// Returns the value of the query; throws if it is not defined.
  mutating func value() throws(SourceFailure) -> MetricValue { try value(of: query.expression) }

  private mutating func value(
    of expression: MetricExpression
  ) throws(SourceFailure) -> MetricValue {
    switch expression {
    case .number(let number): return .number(number)
    case .time: return .number(now.timeIntervalSince1970)
    case .series(let number):
      let name = query.selectors[number].name
      return .series(
        samples[number].map { MetricSeries(name: name, labels: $0.labels, value: $0.value) })
    case .change(let change, let number): return .series(changes(change, number))
    case .applied(let function, let inner):
      return .series(
        try series(of: inner).map { series in
          MetricSeries(labels: series.labels, value: Self.applied(function, series.value))
        })
    case .quantile(let share, let inner):
      guard case .number(let share) = try value(of: share) else { return .series([]) }
      return .series(try MetricHistogram.quantiles(share, of: try series(of: inner)))
    case .aggregated(let aggregation, let inner, let grouping):
      return .series(
        MetricGroups(try series(of: inner), grouping).aggregated(by: aggregation))
    case .combined(let sign, let left, let right):
      return try MetricArithmetic.combined(
        sign, try value(of: left), try value(of: right), as: query.text)
    }
  }

  private mutating func series(
    of expression: MetricExpression
  ) throws(SourceFailure) -> [MetricSeries] {
    guard case .series(let series) = try value(of: expression) else { return [] }
    return series
  }

  private mutating func changes(
    _ change: MetricExpression.Change, _ number: Int
  ) -> [MetricSeries] {
    let range = query.selectors[number].range ?? 0
    var result: [MetricSeries] = []
    for sample in samples[number] {
      let instance = sample.labels["instance"] ?? ""
      switch history.change(change, of: number, sample.labels, range: range, at: now) {
      case .success(let value):
        result.append(MetricSeries(labels: sample.labels, value: value))
        changed.insert(instance)
      case .failure(let error): gaps[instance] = error.gap
      }
    }
    return result
  }

  private static func applied(_ function: MetricExpression.Function, _ value: Double) -> Double {
    switch function {
    case .abs: value.magnitude
    case .ceil: value.rounded(.up)
    case .floor: value.rounded(.down)
    // Halves are rounded up, as PromQL does.
    case .round: (value + 0.5).rounded(.down)
    }
  }
}
