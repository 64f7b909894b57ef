/// A provider with parameters that says when it cannot give a timeline: by throwing a
/// `ReloadFailure`, or any error.
///
/// Terminal-first: WidgetKit's providers cannot fail.
public protocol ThrowingAppIntentTimelineProvider: AppIntentTimelineProvider {
  /// The entries to come.
  func reload(for configuration: Intent, in context: Context) async throws -> Timeline<Entry>
}

extension ThrowingAppIntentTimelineProvider {
  /// The first entry that there is, else the placeholder.
  public func snapshot(for configuration: Intent, in context: Context) async -> Entry {
    let timeline = try? await reload(for: configuration, in: context)
    return timeline?.entries.first ?? placeholder(in: context)
  }

  /// For callers that know of no failures: none is an empty timeline, which is asked for no more.
  public func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry> {
    let timeline = try? await reload(for: configuration, in: context)
    return timeline ?? Timeline(entries: [], policy: .never)
  }
}

/// A provider that is told when its entries are out of date, and so need not be asked by the clock.
///
/// Terminal-first: in WidgetKit only apps tell, through `WidgetCenter`.
public protocol WatchingAppIntentTimelineProvider: AppIntentTimelineProvider {
  /// Begins to watch what the entries come from, and calls `onChange`, from any thread, whenever
  /// asking again would give something else, until what it returns is released; nil where nothing
  /// tells.
  func watch(
    for configuration: Intent, in context: Context, onChange: @escaping @Sendable () -> Void
  ) async -> (any AnyObject & Sendable)?
}
