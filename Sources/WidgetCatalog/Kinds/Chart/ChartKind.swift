package import FoundationEssentials
package import WidgetLayout
package import WidgetSettings
import WidgetSources

/// One or several series as lines, areas, bars, maps of values, or points.
package struct ChartKind: ReadingKind {
  /// The form of the series.
  package enum Style: String, CaseIterable, Sendable {
    case auto, line, area, bars, rows, stacked, heatmap, year, histogram, scatter
  }

  package static let kind = "chart"
  package static let displayName = "Chart"
  package static let description = "One or several series with their axes."
  package static let families = WidgetFamily.allCases.filter { $0 != .accessoryCircular }
  package static let drawsSeries = true
  package static let keys: [SettingKey] =
    ValueSettings.kindKeys + [
      SettingKey(
        "style", .text(.choice("style", of: Style.self)),
        "The form of series; auto is bars for named values, rows of bars where their names need "
          + "room, an area for one series near zero, and lines for others. year has a cell for each "
          + "day, histogram counts values, scatter places pairs of numbers."
      ),
      SettingKey("legend", .text(.bool), "Shows names and newest values above the chart."),
      SettingKey("axes", .text(.bool), "Draws axes if there is room."),
    ]

  package let values: [ValueSettings]
  private let options: ChartView.Options

  package init(_ settings: Setting) {
    values = ValueSettings.values(of: settings)
    options = ChartView.Options(
      style: settings.value("style", .choice("style", of: Style.self)) ?? .auto,
      hasLegend: settings.value("legend", .bool) ?? true,
      hasAxes: settings.value("axes", .bool) ?? true)
  }

  package func view(of entry: ReadingEntry) -> some View {
    ChartView(readings: entry.values, options: options)
  }

  package func mismatch(of reading: ValueReading) -> DatumMismatch? {
    ChartSeries.series(of: reading, hasPairs: options.hasPairs) == nil
      ? DatumMismatch(expected: options.expected, read: reading.datum) : nil
  }

  package func newest(in reading: ValueReading, at now: Date) -> Date? {
    let series = ChartSeries.series(of: reading, hasPairs: options.hasPairs) ?? []
    return series.compactMap { $0.current(at: now)?.place.date }.max()
  }

  package func sample(at date: Date) -> ReadingEntry { .metricSample(at: date, count: 2) }
}
