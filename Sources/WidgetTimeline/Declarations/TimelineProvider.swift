internal import FoundationEssentials

/// A provider of a widget's timelines, as in WidgetKit. Its conformance is not isolated to an
/// actor, since it is called on any thread.
public protocol TimelineProvider: SendableMetatype {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext

  /// Returns an entry of the right shape at once; it is drawn redacted until there is a timeline.
  func placeholder(in context: Context) -> Entry

  /// Passes `completion` an entry for a single moment, such as for a gallery or a picture.
  @preconcurrency
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)

  /// Passes `completion` the timeline of coming entries, once, on any thread and at any later time.
  @preconcurrency
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)

  /// Returns the times at which the widget is relevant; not called here.
  func relevance() async -> WidgetRelevance<Void>
}

extension TimelineProvider {
  public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}

/// A provider that answers within its call, from memory or the kernel, and so is called on the
/// drawing thread. A provider that may wait for anything must not conform.
public protocol InlineTimelineProvider: TimelineProvider {}

/// A provider that answers or fails within its call.
package protocol ThrowingInlineTimelineProvider: InlineTimelineProvider {
  /// Returns the timeline of coming entries.
  func inlineTimeline(in context: Context) throws(ReloadFailure) -> Timeline<Entry>
}

extension ThrowingInlineTimelineProvider {
  /// Passes on the timeline, for callers that do not support failures; a failure becomes an empty
  /// timeline that is tried again in a minute.
  package func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void
  ) {
    let timeline = try? inlineTimeline(in: context)
    completion(timeline ?? Timeline(entries: [], policy: .after(Date() + 60)))
  }
}
