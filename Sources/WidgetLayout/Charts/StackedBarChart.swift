/// Upright bars of several parts each, the first at the bottom; terminal-first.
///
///     StackedBarChart([[3, 2, 1], [4, 1, 2]], labels: ["Mon", "Tue"])
///
/// Parts have the theme's chart colours in order. Bars stand as in `Chart`; there are no axes but
/// the labels. Ideal: 24 columns, 8 rows.
public nonisolated struct StackedBarChart: View {
  private let bars: [[Double?]]
  private let labels: [String]
  private let range: ClosedRange<Double>?

  /// A bar for each list of parts, in `range`; without one from zero to the longest bar.
  public init(
    _ bars: [[Double?]], labels: [String] = [], in range: ClosedRange<Double>? = nil
  ) {
    self.bars = bars
    self.labels = labels
    self.range = range
  }

  public var body: some View {
    Chart {
      for (index, parts) in bars.enumerated() {
        for (series, part) in parts.enumerated() {
          BarMark(x: .value("Bar", index), y: .value("Part", part ?? .nan))
            .foregroundStyle(by: .value("Series", String(series)))
        }
      }
    }
    .chartXAxis {
      AxisMarks { value in
        AxisValueLabel(value.as(Int.self).flatMap { $0 < labels.count ? labels[$0] : nil } ?? "")
      }
    }
    .chartXAxis(labels.isEmpty ? .hidden : .automatic)
    .chartYAxis(.hidden)
    .chartYScale(domain: range ?? 0...longest)
    .chartLegend(.hidden)
  }

  private var longest: Double {
    let lengths = bars.map { $0.reduce(0) { $0 + max(0, ($1 ?? 0).isFinite ? $1 ?? 0 : 0) } }
    return lengths.max().flatMap { $0 > 0 ? $0 : nil } ?? 1
  }
}
