/// A series of a result.
struct MetricSeries: Hashable, Sendable {
  /// The name of the metric, or `nil` after a computation.
  var name: String?
  var labels: MetricLabels
  var value: Double
}

/// A value of an expression.
enum MetricValue: Sendable {
  case number(Double)
  case series([MetricSeries])

  /// The series; none of a number.
  var series: [MetricSeries] { if case .series(let series) = self { series } else { [] } }

  /// The numbers of all series, or the only one.
  var numbers: [Double] {
    switch self {
    case .number(let number): [number]
    case .series(let series): series.map(\.value)
    }
  }
}
