import WidgetTimeline

/// A provider that asks its successor, with the settings converted.
struct RetiredSalesProvider: ThrowingAppIntentTimelineProvider {
  typealias Entry = InsightsEntry
  typealias Intent = RetiredSalesIntent

  let successor: InsightsProvider

  func placeholder(in context: Context) -> InsightsEntry { successor.placeholder(in: context) }

  func reload(
    for configuration: RetiredSalesIntent, in context: Context
  ) async throws -> Timeline<InsightsEntry> {
    let timeline = try await successor.reload(for: configuration.migrated, in: context)
    let entries = timeline.entries.map { entry in
      var entry = entry
      entry.state.notice = entry.state.words.retired
      entry.state.link = Replacement.address
      return entry
    }
    return Timeline(entries: entries, policy: timeline.policy)
  }
}
