import WidgetLayout
import WidgetTimeline

/// A widget with a cheap journey and a picture of its destination, another one each hour.
struct DealsWidget: Widget {
  private let surroundings: SystemSurroundings

  init(surroundings: SystemSurroundings) { self.surroundings = surroundings }

  /// Creates the widget with this machine's clock and no storage, as `Widget` requires.
  init() { self.init(surroundings: .none) }

  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "deals", intent: DealsIntent.self, provider: DealsProvider(clock: surroundings.clock)
    ) {
      DealsView(entry: $0)
    }
    .configurationDisplayName("Deals")
    .description("A cheap journey from your airport, another one each hour.")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    .contentMarginsDisabled()
    .opening(.deals)
  }
}
