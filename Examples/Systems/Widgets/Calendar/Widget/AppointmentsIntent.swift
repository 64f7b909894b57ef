import WidgetTimeline

/// The settings of the widget: the appointments shown, and where they are stored.
struct AppointmentsIntent: WidgetConfigurationIntent {
  static var title: LocalizedStringResource { "Appointments" }

  @Parameter(
    title: "The shared calendar: a file, or postgresql://user@host/database",
    default: "shared.sqlite") var store: String
  @Parameter(title: "The app's own file, for opening appointments", default: "salon.sqlite")
  var diary: String
  @Parameter(title: "The back end's address; empty leaves it to the app") var server: String
  @Parameter(title: "What the back end knows the salon by, as ${secret:name}") var token: String
  @Parameter(title: "Whose appointments, by name; empty for everybody's") var employee: String
  @Parameter(title: "How many days, today first", default: 1, inclusiveRange: (1, 14))
  var days: Int
  @Parameter(
    title: "The minutes between questions to the back end", default: 5,
    inclusiveRange: (1, 1440)) var minutes: Int

  init() {}
}
