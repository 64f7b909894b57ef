internal import FoundationEssentials

/// The activities of a type that are shown from a time on.
struct ActivityEntry: TimelineEntry {
  let date: Date
  let activities: [ActivityRecord]

  /// The time from which the tile tells that what it shows is out of date: that of the first activity.
  var staleDate: Date? { activities.first?.staleDate }
  /// The end of the first activity: what remains of it is over.
  var expiration: Date? { activities.first?.end }

  var relevance: TimelineEntryRelevance? {
    activities.first.map { TimelineEntryRelevance(score: Float($0.relevance)) }
  }
}

/// The timelines of the Live Activities of a type: an entry for each time at which one of them changes by itself.
struct ActivityProvider: TimelineProvider {
  let type: String
  let folder: ActivityFolder?
  /// Returns activities of the program's previews.
  let samples: @MainActor @Sendable () async -> [ActivityRecord]

  func placeholder(in context: Context) -> ActivityEntry {
    ActivityEntry(date: .now, activities: [])
  }

  /// Passes the first activity of the program's previews; there may be none.
  func getSnapshot(in context: Context, completion: @escaping @Sendable (ActivityEntry) -> Void) {
    let samples = samples
    Task { @MainActor in
      completion(ActivityEntry(date: .now, activities: Array(await samples().prefix(1))))
    }
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<ActivityEntry>) -> Void
  ) {
    completion(timeline(of: folder?.records(of: type) ?? [], at: .now))
  }

  /// Returns the timeline of activities from a time on.
  func timeline(of records: [ActivityRecord], at now: Date) -> Timeline<ActivityEntry> {
    let dates = Set(records.flatMap { $0.changes(after: now) } + [now]).sorted()
    let entries = dates.map { date in
      ActivityEntry(
        date: date,
        activities: records.filter { $0.started <= date && $0.phase(at: date) != .dismissed })
    }
    // What changes besides is told: a start, an update or an end asks for a new timeline.
    return Timeline(entries: entries, policy: .never)
  }
}
