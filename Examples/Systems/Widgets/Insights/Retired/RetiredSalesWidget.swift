import WidgetLayout
import WidgetTimeline

/// The first of the shop's widgets, which Insights replaces. On a board it works as its successor
/// does, and says what to write instead.
struct RetiredSalesWidget: Widget {
  nonisolated static let kind = "shop-sales"
  /// The day from which boards should name its successor.
  nonisolated static let retired = "2026-02-01"

  private let provider: RetiredSalesProvider

  init(provider: InsightsProvider) {
    self.provider = RetiredSalesProvider(successor: provider)
  }

  /// Creates the widget with this machine's clock and no storage, as `Widget` requires.
  init() { self.init(provider: InsightsProvider(.none)) }

  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: Self.kind, intent: RetiredSalesIntent.self, provider: provider
    ) {
      InsightsView(state: $0.state, layout: $0.layout)
    }
    .configurationDisplayName("Sales (retired)")
    .description("Replaced by insights, which shows the same and more.")
    .supportedFamilies([.systemSmall, .systemMedium])
    .retired(since: Self.retired, replacedBy: InsightsWidget.kind)
    .opening(.replacement)
  }
}
