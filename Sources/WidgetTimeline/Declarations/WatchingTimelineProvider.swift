/// A provider that is notified when its entries are out of date, and so need not be asked at
/// intervals.
///
/// Terminal-first: in WidgetKit only apps notify, through `WidgetCenter`.
public protocol WatchingTimelineProvider: TimelineProvider {
  /// Begins to watch the entries' data until the returned object is released; returns `nil` if
  /// there is nothing to watch.
  ///
  /// `onChange` is called on any thread whenever asking again would return something else.
  func watch(
    in context: Context, onChange: @escaping @Sendable () -> Void
  ) async -> (any AnyObject & Sendable)?
}
