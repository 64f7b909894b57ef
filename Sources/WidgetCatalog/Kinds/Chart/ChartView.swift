import FoundationEssentials
import WidgetLayout
import WidgetSources

/// Series in any family: with axes and names on a tile, as a sparkline in an accessory.
struct ChartView: View {
  struct Options: Hashable {
    var style: ChartKind.Style
    var hasLegend: Bool
    var hasAxes: Bool
  }

  let readings: [ValueReading]
  let options: Options
  @Environment(\.widgetFamily) private var family
  @Environment(\.contentSize) private var size
  @Environment(\.numberSymbols) private var symbols
  @Environment(\.redactionReasons) private var redaction

  /// The maximum number of series, equal to the number of colours.
  private static let most = 6

  var body: some View {
    let found = readings.map { reading in
      ChartSeries.series(of: reading)?.map { series in
        var series = series
        // A value before a gap is not a current one.
        series.newest = series.points.last?.value.map(
          ValueFormat(reading.settings, symbols: symbols).text)
        return series
      }
    }
    let series = found.flatMap { $0 ?? [] }.filter { !$0.points.isEmpty }
    if series.isEmpty || !series.contains(where: \.hasValues) {
      NoticeView(notice(found))
    } else if family.isAccessory {
      ChartLine(series: series[0], range: range, isInline: family == .accessoryInline)
    } else {
      tile(Array(series.prefix(Self.most)), count: series.count)
    }
  }

  private var settings: ValueSettings { readings.first?.settings ?? ValueSettings() }
  private var format: ValueFormat { ValueFormat(settings, symbols: symbols) }
  private var range: ClosedRange<Double>? { settings.range }

  private func notice(_ found: [[ChartSeries]?]) -> String {
    guard let index = found.firstIndex(where: { $0 == nil }) else { return "No values yet" }
    return DatumMismatch(expected: ChartSeries.expected, read: readings[index].datum).description
  }

  private func tile(_ series: [ChartSeries], count: Int) -> some View {
    let legend = ChartLegendLines(
      series: series, more: count - series.count, width: size.width)
    // A heat map has the names beside its rows.
    let hasLegend = options.hasLegend && style(of: series) != .heatmap
    let rows = hasLegend && size.height >= 4 ? min(legend.lines.count, size.height / 4) : 0
    return VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<rows, id: \.self) { row in legend.lines[row].lineLimit(1) }
      if redaction.contains(.placeholder) {
        Sparkline([]).frame(maxWidth: .infinity, maxHeight: .infinity)
      } else if style(of: series) == .heatmap {
        ChartMap(series: series, range: range)
      } else {
        ChartPlot(
          series: series.map { $0.thinned(to: max(20, size.width * 4)) },
          style: style(of: series), format: format, range: range,
          hasAxes: options.hasAxes && size.height >= 6, thresholds: settings.thresholds)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private func style(of series: [ChartSeries]) -> ChartKind.Style {
    guard options.style == .auto else { return options.style }
    return series.contains(where: \.isOfCategories) ? .bars : .auto
  }
}
