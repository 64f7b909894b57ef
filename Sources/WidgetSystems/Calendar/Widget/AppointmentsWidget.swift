import WidgetLayout
import WidgetTimeline

/// A salon's appointments from the calendar that it shares with its app.
struct AppointmentsWidget: Widget {
  private let surroundings: SystemSurroundings

  init(surroundings: SystemSurroundings) { self.surroundings = surroundings }

  /// Asked for by `Widget`; it goes by this machine's clock and keeps nothing.
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
    .opening(.appointments)
  }
}
