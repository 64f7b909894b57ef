package import WidgetArchive
internal import WidgetLayout

/// A timeline without its entries' type: sorted by date, equal dates in the provider's order.
@MainActor
package struct AnyTimeline {
  package let entries: [AnyTimelineEntry]
  package let rule: ReloadRule

  package init(entries: [AnyTimelineEntry], rule: ReloadRule) {
    let isSorted = zip(entries, entries.dropFirst()).allSatisfy { $0.date <= $1.date }
    // Swift's sort is stable in fact, not by promise; the index makes it so.
    self.entries =
      isSorted
      ? entries
      : entries.enumerated().sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }
        .map(\.element)
    self.rule = rule
  }

  init<Entry: TimelineEntry>(_ timeline: Timeline<Entry>, content: @escaping (Entry) -> some View) {
    self.init(
      entries: timeline.entries.map { AnyTimelineEntry($0, content: content) },
      rule: timeline.policy.rule)
  }

  /// The timeline in force of an archive.
  package init(_ archive: ArchivedTimeline) {
    self.init(
      entries: archive.current.map { AnyTimelineEntry($0, of: archive.pictures) },
      rule: archive.rule)
  }
}
