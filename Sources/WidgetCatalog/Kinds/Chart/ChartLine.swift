import WidgetLayout

/// A series in an accessory family: its newest value, and a sparkline below or beside it.
struct ChartLine: View {
  let series: ChartSeries
  /// The number of other series or bars, whose values are not shown.
  let others: Int
  /// What of the data is not in the series, in forms for less and less room; empty if all is.
  let omission: [String]
  let range: ClosedRange<Double>?
  let isInline: Bool

  var body: some View {
    let spark = Sparkline(
      series.columns, in: range,
      fit: series.isOfCategories ? .whole : .recent)
    if isInline {
      HStack {
        words
        spark.frame(maxWidth: .infinity)
      }
    } else {
      VStack(alignment: .leading, spacing: 0) {
        words
        spark.frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }

  private var words: some View {
    HStack {
      if !series.name.isEmpty {
        Text(verbatim: series.name).foregroundStyle(.secondary).layoutPriority(-1)
      }
      Text(forms: series.newest).bold()
      if others > 0 { Text(verbatim: "+\(others)").foregroundStyle(.secondary) }
      if !omission.isEmpty { Text(forms: omission).foregroundStyle(.role(.warn)) }
    }
    .lineLimit(1)
  }
}
