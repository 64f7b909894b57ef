import WidgetTimeline

/// The settings of the widget: the account, and the time between reloads.
struct ActivityIntent: WidgetConfigurationIntent {
  static var title: LocalizedStringResource { "Activity" }

  @Parameter(title: "The marketplace's address") var server: String
  @Parameter(title: "What the marketplace knows the account by, as ${secret:name}")
  var token: String
  @Parameter(
    title: "Who is signed in, as ${secret:name}; without it each token is an account of its own")
  var account: String
  @Parameter(
    title: "The minutes from one reload to the next", default: 5, inclusiveRange: (1, 1440))
  var minutes: Int

  init() {}
}
