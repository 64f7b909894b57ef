/// A provider with parameters that reports failure to produce a timeline by throwing a
/// `ReloadFailure` or any other error.
///
/// Terminal-first: WidgetKit's providers cannot fail.
public protocol ThrowingAppIntentTimelineProvider: AppIntentTimelineProvider {
  /// Returns the timeline of coming entries.
  func reload(for configuration: Intent, in context: Context) async throws -> Timeline<Entry>
}

extension ThrowingAppIntentTimelineProvider {
  /// Returns the timeline's first entry, or the placeholder if there is none.
  public func snapshot(for configuration: Intent, in context: Context) async -> Entry {
    let timeline = try? await reload(for: configuration, in: context)
    return timeline?.entries.first ?? placeholder(in: context)
  }

  /// Returns the timeline, for callers that do not support failures; a failure becomes an empty
  /// timeline that is not reloaded.
  public func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry> {
    let timeline = try? await reload(for: configuration, in: context)
    return timeline ?? Timeline(entries: [], policy: .never)
  }
}

/// A provider that is notified when its entries are out of date, and so need not be asked at
/// intervals.
///
/// Terminal-first: in WidgetKit only apps notify, through `WidgetCenter`.
public protocol WatchingAppIntentTimelineProvider: AppIntentTimelineProvider {
  /// Begins to watch the entries' data until the returned object is released; returns `nil` if
  /// there is nothing to watch.
  ///
  /// `onChange` is called on any thread whenever asking again would return something else.
  func watch(
    for configuration: Intent, in context: Context, onChange: @escaping @Sendable () -> Void
  ) async -> (any AnyObject & Sendable)?
}
