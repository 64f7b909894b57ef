public import WidgetLayout

/// Vertical bars of several parts, the first at the bottom; a terminal-first view.
///
///     StackedBarChart([[3, 2, 1], [4, 1, 2]], labels: ["Mon", "Tue"])
///
/// Parts have the theme's chart colours in order. Bars are placed as in `Chart`; the only axis is
/// that of the labels. The ideal size is 24 columns and 8 rows.
public nonisolated struct StackedBarChart: View {
  private let bars: [[Double?]]
  private let labels: [String]
  private let range: ClosedRange<Double>?

  /// Creates a bar for each list of parts, in `range`; by default from zero to the longest bar.
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
