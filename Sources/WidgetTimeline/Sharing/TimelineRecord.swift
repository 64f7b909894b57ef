package import FoundationEssentials
package import WidgetArchive

/// The dates of an instance's entries, past and to come, and its reloads.
package struct TimelineRecord: Sendable {
  /// The dates of the entries, past ones and those to come, ascending.
  package let entries: [Date]
  /// The date of the next reload; `nil` for only on request.
  package let reload: Date?
  /// The last reloads, the newest last.
  package let outcomes: [ReloadOutcome]
  /// The reloads in this process, counted by their outcome.
  package var tally = ReloadTally()
}
