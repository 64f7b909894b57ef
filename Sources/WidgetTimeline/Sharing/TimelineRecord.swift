package import FoundationEssentials
package import WidgetArchive

/// What is known of an instance's past and of its plans: the dates of its entries, and its reloads.
package struct TimelineRecord: Sendable {
  /// The dates of the entries, past ones and those to come, ascending.
  package let entries: [Date]
  /// The date of the next reload; `nil` for only on request.
  package let reload: Date?
  /// The last reloads, the newest last.
  package let outcomes: [ReloadOutcome]
}
