import FoundationEssentials
import WidgetTimeline

/// An entry that says nothing, for widgets that always look the same.
struct StillEntry: TimelineEntry {
  let date: Date
}

/// A provider of one entry that stays.
struct StillProvider: InlineTimelineProvider {
  func placeholder(in context: Context) -> StillEntry { StillEntry(date: .distantPast) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (StillEntry) -> Void) {
    completion(StillEntry(date: .distantPast))
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<StillEntry>) -> Void
  ) { completion(Timeline(entries: [StillEntry(date: .distantPast)], policy: .never)) }
}
