/// A metric at a glance: its name, its value, a comparison, and a chart.
///
/// It is the cell of the Shopify team's widgets in its three variants: plain, with a sparkline, and
/// with a bar chart over the whole width, which makes it the primary cell. The comparison is at the
/// right of the value if it fits there, otherwise below it. In a single row the name, the value and
/// the comparison are side by side, without the chart.
public nonisolated struct MetricCell: View {
  /// The chart below the value.
  public enum Chart: Sendable {
    case none
    /// A series, oldest first, in a range, by default from zero to the greatest value.
    case sparkline([Double?], range: ClosedRange<Double>? = nil, fit: SeriesFit = .whole)
    /// A bar for each value, from zero to the greatest.
    case bars([Double?], labels: [String] = [])
  }

  private let name: String?
  private let value: String
  private let comparison: Comparison?
  private let chart: Chart

  /// Creates a cell, without a name if a title above it states it.
  public init(
    _ name: String? = nil, value: String, comparison: Comparison? = nil, chart: Chart = .none
  ) {
    self.name = name
    self.value = value
    self.comparison = comparison
    self.chart = chart
  }

  public var body: some View {
    if let name {
      // A name on its own would say nothing: in a single row the value is beside it.
      ViewThatFits(in: .vertical) {
        rows.frame(
          maxWidth: .infinity, idealHeight: 32, maxHeight: .infinity, alignment: .topLeading)
        line(name)
      }
    } else {
      rows.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private var rows: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let name { title(name) }
      heading
      drawing
    }
  }

  private func line(_ name: String) -> some View {
    HStack {
      title(name)
      figure.layoutPriority(1)
      comparison?.label.lineLimit(1)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func title(_ name: String) -> some View {
    Text(verbatim: name).foregroundStyle(.secondary).lineLimit(1)
  }

  @ViewBuilder private var heading: some View {
    if let comparison {
      ViewThatFits(in: .horizontal) {
        HStack {
          figure
          Spacer()
          comparison.label
        }
        VStack(alignment: .leading, spacing: 0) {
          figure
          comparison.label.lineLimit(1)
        }
      }
    } else {
      figure
    }
  }

  private var figure: some View { Text(verbatim: value).bold().lineLimit(1) }

  @ViewBuilder private var drawing: some View {
    switch chart {
    case .none: EmptyView()
    case .sparkline(let values, let range, let fit):
      Sparkline(values, in: range, fit: fit)
        .frame(maxWidth: .infinity, minHeight: 16, maxHeight: 32)
    case .bars(let values, let labels):
      BarChart(values, labels: labels).frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}
