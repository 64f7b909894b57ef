import WidgetLayout
import WidgetTimeline

/// A widget with a shop's metrics at a glance: up to seven of twelve, as the merchant chose them.
struct InsightsWidget: Widget {
  nonisolated static let kind = "insights"

  private let provider: InsightsProvider

  init(provider: InsightsProvider) { self.provider = provider }

  /// Creates the widget with this machine's clock and no storage, as `Widget` requires.
  init() { self.init(provider: InsightsProvider(.none)) }

  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: Self.kind, intent: InsightsIntent.self, provider: provider) {
      InsightsView(state: $0.state, layout: $0.layout)
    }
    .configurationDisplayName("Insights")
    .description("Two to seven of a shop's metrics, how they change, and their course.")
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .accessoryInline, .accessoryRectangular,
      .accessoryCircular,
    ])
  }
}
