import WidgetTimeline

/// The settings of the widget: the shop, the metrics and the days.
struct InsightsIntent: WidgetConfigurationIntent {
  static var title: LocalizedStringResource { "Insights" }

  @Parameter(title: "The address of the shop's analytics") var server: String
  @Parameter(title: "The file that the merchant's app keeps its tokens in") var session: String
  @Parameter(title: "The store's identifier; the merchant's first where there is none")
  var store: StoreEntity?
  @Parameter(title: "The days: today, 7d or 30d", default: .today) var range: InsightRange
  @Parameter(
    title: "The metrics, in order; none leaves one out", default: MetricEntity.defaults,
    size: [
      .systemSmall: 2, .systemMedium: 4, .systemLarge: 7, .accessoryRectangular: 1,
      .accessoryCircular: 1, .accessoryInline: 1,
    ])
  var metrics: [MetricEntity]
  @Parameter(title: "The language of the figures, such as de; the machine's where there is none")
  var language: String

  init() {}

  /// Returns true if another widget's metrics are of the same shop, days and language.
  func isOfSameFigures(as other: InsightsIntent) -> Bool {
    server == other.server && session == other.session && store == other.store
      && range == other.range && language == other.language
  }
}
