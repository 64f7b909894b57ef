/// Series in groups of the same labels, in the order of their first series.
struct MetricGroups {
  private var order: [MetricLabels] = []
  private var values: [MetricLabels: [Double]] = [:]

  init(_ series: [MetricSeries], _ grouping: MetricExpression.Grouping) {
    for series in series {
      let labels = series.labels.filtered(to: grouping.labels, isKept: grouping.isBy)
      if values[labels] == nil { order.append(labels) }
      values[labels, default: []].append(series.value)
    }
  }

  /// Returns one series for each group.
  func aggregated(by aggregation: MetricExpression.Aggregation) -> [MetricSeries] {
    order.map { labels in
      MetricSeries(labels: labels, value: Self.value(aggregation, values[labels] ?? []))
    }
  }

  private static func value(
    _ aggregation: MetricExpression.Aggregation, _ values: [Double]
  ) -> Double {
    switch aggregation {
    case .sum: values.reduce(0, +)
    case .avg: values.reduce(0, +) / Double(values.count)
    // What is not a number counts only where nothing else is there.
    case .min: values.reduce(.nan) { $1.isNaN || $0 < $1 ? $0 : $1 }
    case .max: values.reduce(.nan) { $1.isNaN || $0 > $1 ? $0 : $1 }
    case .count: Double(values.count)
    }
  }
}
