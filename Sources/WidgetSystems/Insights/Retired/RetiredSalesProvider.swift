import WidgetTimeline

/// Asks as the successor does, with the old configuration in its words.
struct RetiredSalesProvider: ThrowingAppIntentTimelineProvider {
  /// What the merchant is told, from the longest to the shortest.
  static let notice = [
    "Retired: write kind: insights", "Now: kind: insights", "use insights",
  ]

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
      entry.state.notice = Self.notice
      return entry
    }
    return Timeline(entries: entries, policy: timeline.policy)
  }
}
