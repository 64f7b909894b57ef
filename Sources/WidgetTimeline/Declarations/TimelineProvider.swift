internal import FoundationEssentials

/// Tells what a widget shows, and when, as in WidgetKit. Its conformance belongs to no actor: it is
/// asked on any thread.
public protocol TimelineProvider: SendableMetatype {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext

  /// An entry of the right shape, at once; it is drawn redacted until there is a timeline.
  func placeholder(in context: Context) -> Entry

  /// The entry for one moment: a gallery, a picture.
  @preconcurrency
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)

  /// The entries to come. `completion` may be called from any thread, at any later time, once.
  @preconcurrency
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)

  /// When the widget matters; not asked for here.
  func relevance() async -> WidgetRelevance<Void>
}

extension TimelineProvider {
  public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}

/// A provider that answers within its call, from memory or the kernel, and so is asked where the
/// screen is drawn, without a thread between. One that may wait for anything must not be one.
public protocol InlineTimelineProvider: TimelineProvider {}

/// A provider that answers within its call, or says within it why it cannot.
package protocol ThrowingInlineTimelineProvider: InlineTimelineProvider {
  /// The entries to come.
  func inlineTimeline(in context: Context) throws(ReloadFailure) -> Timeline<Entry>
}

extension ThrowingInlineTimelineProvider {
  /// For callers that know of no failures: none is an empty timeline, tried again in a minute.
  package func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void
  ) {
    let timeline = try? inlineTimeline(in: context)
    completion(timeline ?? Timeline(entries: [], policy: .after(Date() + 60)))
  }
}
