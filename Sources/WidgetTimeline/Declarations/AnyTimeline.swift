package import FoundationEssentials
package import WidgetArchive
internal import WidgetLayout

/// A timeline without its entries' type: sorted by date, equal dates in the provider's order.
@MainActor
package struct AnyTimeline {
  package let entries: [AnyTimelineEntry]
  package let rule: ReloadRule
  /// Why the provider could not read what it shows; nil where it could. Its entries are then what it
  /// read before, drawn with what is known of the failure.
  package private(set) var failure: ReloadFailure?
  /// When what it shows was read; nil is when it was handed over.
  package let read: Date?

  package init(entries: [AnyTimelineEntry], rule: ReloadRule, read: Date? = nil) {
    let isSorted = zip(entries, entries.dropFirst()).allSatisfy { $0.date <= $1.date }
    // Swift's sort is stable in fact, not by promise; the index makes it so.
    self.entries =
      isSorted
      ? entries
      : entries.enumerated().sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }
        .map(\.element)
    self.rule = rule
    self.read = read
  }

  /// What a provider read before, which could not read it now.
  package init(entries: [AnyTimelineEntry], failure: ReloadFailure, read: Date) {
    self.init(entries: entries, rule: .never, read: read)
    self.failure = failure
  }

  init<Entry: TimelineEntry>(_ timeline: Timeline<Entry>, content: @escaping (Entry) -> some View) {
    self.init(
      entries: timeline.entries.map { AnyTimelineEntry($0, content: content) },
      rule: timeline.policy.rule, read: timeline.read)
  }

  /// The entry shown at a date, which is the first one before that begins; nil where there is none.
  func entry(at date: Date) -> AnyTimelineEntry? {
    entries.last { $0.date <= date } ?? entries.first
  }

  /// The timeline in force of an archive.
  package init(_ archive: ArchivedTimeline) {
    self.init(
      entries: archive.current.map { AnyTimelineEntry($0, of: archive.pictures) },
      rule: archive.rule)
  }
}
