/// A provider that keeps its last good data, so that a new place of the widget shows them before
/// anything is read again.
///
/// Terminal-first: WidgetKit keeps pictures only.
public protocol KeepingTimelineProvider: TimelineProvider {
  /// The timeline of the kept data, whose `read` is the time at which they were read; `nil` if
  /// nothing is kept. It is asked for on the drawing thread, and must not wait.
  @MainActor var kept: Timeline<Entry>? { get }
}
