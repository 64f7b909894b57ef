import WidgetLayout
import WidgetTimeline

/// A widget with a salon's appointments from the calendar that it shares with its app.
struct AppointmentsWidget: Widget {
  private let surroundings: SystemSurroundings

  init(surroundings: SystemSurroundings) { self.surroundings = surroundings }

  /// Creates the widget with this machine's clock and no storage, as `Widget` requires.
  init() { self.init(surroundings: .none) }

  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "appointments", intent: AppointmentsIntent.self,
      provider: AppointmentsProvider(surroundings: surroundings)
    ) {
      AppointmentsView(entry: $0)
    }
    .configurationDisplayName("Appointments")
    .description("A salon's appointments of today, from the calendar that it shares with its app.")
    .supportedFamilies(WidgetFamily.allCases.filter { $0 != .accessoryCircular })
    .opening(.appointments(state: surroundings.state))
  }
}
