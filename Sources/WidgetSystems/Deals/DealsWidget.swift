import WidgetLayout
import WidgetTimeline

/// A cheap journey with a picture of where it goes, another one each hour.
struct DealsWidget: Widget {
  private let surroundings: SystemSurroundings

  init(surroundings: SystemSurroundings) { self.surroundings = surroundings }

  /// Asked for by `Widget`; it goes by this machine's clock and keeps nothing.
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
