public import WidgetLayout

/// Tells what a widget with SiriKit's parameters shows, and when, as in WidgetKit. It is asked on
/// any thread.
public protocol IntentTimelineProvider: SendableMetatype {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: INIntent
  typealias Context = TimelineProviderContext

  /// An entry of the right shape, at once; it is drawn redacted until there is a timeline.
  func placeholder(in context: Context) -> Entry

  /// The entry for one moment: a gallery, a picture.
  @preconcurrency
  func getSnapshot(
    for configuration: Intent, in context: Context,
    completion: @escaping @Sendable (Entry) -> Void)

  /// The entries to come. `completion` may be called from any thread, at any later time, once.
  @preconcurrency
  func getTimeline(
    for configuration: Intent, in context: Context,
    completion: @escaping @Sendable (Timeline<Entry>) -> Void)

  /// Configurations to choose from where a person cannot set parameters.
  func recommendations() -> [IntentRecommendation<Intent>]
  /// When the widget matters; not asked for here.
  func relevance() async -> WidgetRelevance<Intent>
}

extension IntentTimelineProvider {
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }
  public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}

/// A widget with SiriKit's parameters, as in WidgetKit.
///
/// Here: boards set the parameters that the intent's class names; the others keep what it begins
/// with.
public struct IntentConfiguration<Intent: INIntent, Content: View>: WidgetConfiguration {
  private let kind: String
  private let parameters: WidgetParameters

  /// A widget of `kind` that shows `provider`'s entries as `content`.
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
