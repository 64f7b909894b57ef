/// Tells what a widget with parameters shows, and when, as in WidgetKit. It is asked on any thread.
public protocol AppIntentTimelineProvider: SendableMetatype {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: WidgetConfigurationIntent
  typealias Context = TimelineProviderContext

  /// An entry of the right shape, at once; it is drawn redacted until there is a timeline.
  func placeholder(in context: Context) -> Entry
  /// The entry for one moment: a gallery, a picture.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// The entries to come.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// Configurations to choose from where a person cannot set parameters.
  func recommendations() -> [AppIntentRecommendation<Intent>]
  /// When the widget matters; not asked for here.
  func relevance() async -> WidgetRelevance<Intent>
}

extension AppIntentTimelineProvider {
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
  public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}
