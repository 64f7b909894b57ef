public import WidgetLayout

/// A provider of the timelines of a widget with SiriKit parameters, as in WidgetKit. It is called
/// on any thread.
public protocol IntentTimelineProvider: SendableMetatype {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: INIntent
  typealias Context = TimelineProviderContext

  /// Returns an entry of the right shape at once; it is drawn redacted until there is a timeline.
  func placeholder(in context: Context) -> Entry

  /// Passes `completion` an entry for a single moment, such as for a gallery or a picture.
  @preconcurrency
  func getSnapshot(
    for configuration: Intent, in context: Context,
    completion: @escaping @Sendable (Entry) -> Void)

  /// Passes `completion` the timeline of coming entries, once, on any thread and at any later time.
  @preconcurrency
  func getTimeline(
    for configuration: Intent, in context: Context,
    completion: @escaping @Sendable (Timeline<Entry>) -> Void)

  /// Returns configurations to choose from where a person cannot set parameters.
  func recommendations() -> [IntentRecommendation<Intent>]
  /// Returns the times at which the widget is relevant; not called here.
  func relevance() async -> WidgetRelevance<Intent>
}

extension IntentTimelineProvider {
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }
  public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}

/// A widget with SiriKit parameters, as in WidgetKit.
///
/// Here, boards set the parameters that the intent's class names; the others keep their initial
/// values.
public struct IntentConfiguration<Intent: INIntent, Content: View>: WidgetConfiguration {
  private let kind: String
  private let parameters: WidgetParameters

  /// Creates a widget of `kind` that shows `provider`'s entries as `content`.
  public init<Provider: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    self.kind = kind
    parameters = WidgetParameters(provider: provider, content: content)
  }

  public var body: Never { fatalError("a primitive has no body") }

  public func describe(into description: inout WidgetDescription) {
    description.kind = kind
    if description.displayName.isEmpty { description.displayName = kind }
    description.parameters = parameters
    description.source = parameters.source([:])
  }
}
