package import FoundationEssentials
package import WidgetArchive
internal import WidgetBase
internal import WidgetLayout

/// A timeline without its entries' type, sorted by date; entries with equal dates keep the
/// provider's order.
@MainActor
package struct AnyTimeline {
  package let entries: [AnyTimelineEntry]
  package let rule: ReloadRule
  /// The reason why the provider could not read its data; `nil` if it could. With a failure, the
  /// entries are the ones read before, drawn with the failure.
  package private(set) var failure: ReloadFailure?
  /// The time at which the data was read; `nil` if that is when the timeline was handed over.
  package let read: Date?
  /// True if no entry that was shown before may be kept.
  package private(set) var forgetsPast = false

  package init(entries: [AnyTimelineEntry], rule: ReloadRule, read: Date? = nil) {
    let isSorted = zip(entries, entries.dropFirst()).allSatisfy { $0.date <= $1.date }
    // Swift's sort is stable in practice but not by contract; the index makes it so.
    self.entries =
      isSorted
      ? entries
      : entries.enumerated().sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }
        .map(\.element)
    self.rule = rule
    self.read = read
  }

  /// Creates a timeline of entries read earlier, for a provider that failed to read them now.
  init(entries: [AnyTimelineEntry], failure: ReloadFailure, read: Date?) {
    self.init(entries: entries, rule: .never, read: read)
    self.failure = failure
  }

  init<Entry: TimelineEntry>(_ timeline: Timeline<Entry>, content: @escaping (Entry) -> some View) {
    let entries = timeline.entries.map { AnyTimelineEntry($0, content: content) }
    if let failure = timeline.failure {
      self.init(entries: entries, failure: failure, read: timeline.read)
    } else {
      self.init(entries: entries, rule: timeline.policy.rule, read: timeline.read)
    }
    forgetsPast = timeline.forgetsPast
  }

  /// Returns the entry shown at a date; before the first one begins, that is the first one, and
  /// `nil` if there are none.
  func entry(at date: Date) -> AnyTimelineEntry? {
    entries.current(at: date, \.date)
  }

  /// Creates a timeline from the current entries of an archive.
  package init(_ archive: ArchivedTimeline) {
    self.init(
      entries: archive.current.map { AnyTimelineEntry($0, of: archive.pictures) },
      rule: archive.rule)
  }
}
