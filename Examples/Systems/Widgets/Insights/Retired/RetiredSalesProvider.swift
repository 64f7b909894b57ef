import WidgetTimeline

/// A provider that asks its successor, with the settings converted.
struct RetiredSalesProvider: ThrowingAppIntentTimelineProvider {
  /// The notice to the merchant, in forms from the longest to the shortest.
  static let notice = [
    "Retired: write kind: insights", "write kind: insights", "use insights",
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
      entry.state.link = Replacement.address
      return entry
    }
    return Timeline(entries: entries, policy: timeline.policy)
  }
}
