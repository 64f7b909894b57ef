package import FoundationEssentials
package import WidgetLayout
package import WidgetSettings
import WidgetSources
package import WidgetTimeline

/// One to seven values, each with its change and its history if they fit.
package struct MetricKind: ReadingKind {
  /// The chart below a value.
  package enum Drawn: String, CaseIterable, Sendable {
    case auto, sparkline, bars, gauge, none
  }

  package static let kind = "metric"
  package static let displayName = "Metric"
  package static let description = "One to seven values, how they change, and their course."
  package static let families = WidgetFamily.allCases
  package static let showsRecordsAsValues = true
  package static let keys: [SettingKey] =
    ValueSettings.kindKeys + [
      SettingKey(
        "chart", .text(.choice("chart", of: Drawn.self)),
        "The drawing below a value: sparkline, bars, gauge or none; auto is bars for the first "
          + "value of a large tile, and else a sparkline.")
    ]

  package let values: [ValueSettings]
  private let drawn: Drawn

  package init(_ settings: Setting) {
    values = ValueSettings.values(of: settings)
    drawn = settings.value("chart", .choice("chart", of: Drawn.self)) ?? .auto
  }

  package func view(of entry: ReadingEntry) -> some View {
    MetricView(readings: entry.values, drawn: drawn)
  }

  package func mismatch(of reading: ValueReading) -> DatumMismatch? {
    switch reading.datum {
    case .list, .record: DatumMismatch(expected: "a number", read: reading.datum)
    case .text where reading.datum.isTextOfJSON:
      DatumMismatch(expected: "a number", read: reading.datum)
    case .null, .bool, .number, .text: nil
    }
  }

  /// Returns the relevance of the values' levels: a value that is not normal earns a place in a
  /// stack.
  package func relevance(of entry: ReadingEntry) -> TimelineEntryRelevance? {
    LevelRelevance.of(entry.values.map(\.level))
  }

  package func sample(at date: Date) -> ReadingEntry {
    .metricSample(at: date, count: values.count)
  }
}
