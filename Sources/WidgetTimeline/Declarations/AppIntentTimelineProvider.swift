/// A provider of the timelines of a widget with parameters, as in WidgetKit. It is called on any
/// thread.
public protocol AppIntentTimelineProvider: SendableMetatype {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: WidgetConfigurationIntent
  typealias Context = TimelineProviderContext

  /// Returns an entry of the right shape at once; it is drawn redacted until there is a timeline.
  func placeholder(in context: Context) -> Entry
  /// Returns an entry for a single moment, such as for a gallery or a picture.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// Returns the timeline of coming entries.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// Returns configurations to choose from where a person cannot set parameters.
  func recommendations() -> [AppIntentRecommendation<Intent>]
  /// Returns the times at which the widget is relevant; not called here.
  func relevance() async -> WidgetRelevance<Intent>
}

extension AppIntentTimelineProvider {
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
  public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}
