import WidgetLayout
import WidgetTimeline

/// A widget with a marketplace's chats at a glance: how many are unread, and who wrote what.
struct ActivityWidget: Widget {
  private let provider: ActivityProvider

  init(surroundings: SystemSurroundings) { provider = ActivityProvider(surroundings) }

  /// Creates the widget with this machine's clock and no storage, as `Widget` requires.
  init() { self.init(surroundings: .none) }

  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "activity", intent: ActivityIntent.self, provider: provider) {
      ActivityView(entry: $0)
    }
    .configurationDisplayName("Activity")
    .description("How many chats of a marketplace are unread, and who wrote what.")
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .accessoryInline, .accessoryRectangular,
      .accessoryCircular,
    ])
    .opening(.activity)
  }
}
