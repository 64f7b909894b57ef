package import FoundationEssentials
package import WidgetArchive
internal import WidgetBase

/// The view of one instance's timeline that a front end shows at one moment.
@MainActor
package struct ShownTimeline {
  /// The entry to draw: the current one, or the placeholder.
  package let entry: AnyTimelineEntry
  /// True if the provider answers within its call, so that its words are current.
  package let isInline: Bool
  /// True if the entry is the placeholder.
  package let isPlaceholder: Bool
  package let freshness: Freshness
  /// The reason in a few words why there is no value yet although nothing has failed; empty if none is
  /// known.
  package let pending: String
  /// The details of the last failure beyond its reason; empty if there are none.
  package let failureDetail: String
  /// The entry's relevance now, compared to others; 0 if it has none.
  package let relevance: Float
  /// The time at which the timeline was handed over; `nil` before there is one.
  package let loaded: Date?
  /// The time of the next scheduled reload; `nil` for never.
  package let reload: Date?
  /// The time at which another entry is shown, or this one becomes less fresh; `nil` for never.
  package let nextChange: Date?
  /// The reason why there is nothing to show; `nil` if there is something, or if it is pending.
  package let absence: Absence?

  /// The words for a provider that has answered, and gave nothing to show: nothing more is on its way.
  private static let empty = "its timeline has no entries"

  /// Creates the view of a timeline from a provider of this process.
  init(_ load: TimelineLoad, at now: Date, asleep: TimeInterval) {
    let facts = load.facts(asleep: asleep)
    entry = load.entry
    isInline = load.source.isInline
    isPlaceholder = load.isPlaceholder
    freshness = Freshness(facts, at: now)
    let isEmpty = load.failure == nil && load.timeline?.entries.isEmpty == true
    pending = load.failure?.pending ?? (isEmpty ? Self.empty : "")
    failureDetail = load.outcomes.detail(of: load.failure)
    loaded = load.schedule?.loaded
    reload = load.reload
    relevance = entry.relevance(at: now)
    nextChange = [entry.relevanceEnd(after: now), Freshness.nextChange(facts, after: now)]
      .compactMap { $0 }.min()
    absence = nil
  }

  /// Creates the view of a host's archive; the host may be gone.
  init(
    _ archive: ArchivedTimeline, in place: ShownPlace, at now: Date, asleep: TimeInterval
  ) {
    let archived = archive.failure?.isDenied == true ? nil : archive.entry(at: now)
    let shown = place.drawing(of: archived, in: archive, at: now)
    let facts = archive.facts(at: now, asleep: asleep)
    isInline = false
    entry = shown.entry ?? place.placeholder()
    isPlaceholder = shown.entry == nil
    // A picture that is not yet drawn for this space is pending.
    let freshness = Freshness(facts, at: now)
    self.freshness = freshness == .fresh && isPlaceholder ? .waiting : freshness
    let isEmpty =
      archive.failure == nil && archive.loaded != nil && archive.entries.isEmpty
    pending = archive.failure?.pending ?? (isEmpty ? Self.empty : "")
    failureDetail = archive.outcomes.detail(of: archive.failure)
    loaded = shown.loaded ?? archive.loaded
    reload = archive.reload
    relevance = entry.relevance(at: now)
    nextChange = [
      archive.nextEntry(after: now), entry.relevanceEnd(after: now),
      Freshness.nextChange(facts, after: now),
    ].compactMap { $0 }.min()
    absence = shown.absence
  }

  /// Creates the view of a host's archive at another moment than the present: the note shows the
  /// entry's own date, and nothing that happened since.
  init(
    _ archive: ArchivedTimeline, in place: ShownPlace, at moment: Date, present: Date
  ) {
    let isDenied = archive.failure?.isDenied == true
    let absence = isDenied ? nil : archive.absence(at: moment, present: present)
    let archived = isDenied || absence != nil ? nil : archive.entry(at: moment)
    let shown = place.drawing(of: archived, in: archive, at: moment)
    self.absence = absence ?? shown.absence
    isInline = false
    entry = shown.entry ?? place.placeholder()
    isPlaceholder = shown.entry == nil
    freshness = self.absence == nil ? archive.freshness(at: moment, present: present) : .fresh
    pending = ""
    failureDetail = ""
    loaded = shown.entry?.date
    reload = nil
    relevance = entry.relevance(at: moment)
    nextChange = nil
  }

  /// Creates the view for the time before anything is known, or for an absence.
  init(placeholder: AnyTimelineEntry, absence: Absence? = nil) {
    self.absence = absence
    entry = placeholder
    isInline = false
    isPlaceholder = true
    freshness = absence == nil ? .waiting : .fresh
    pending = ""
    failureDetail = ""
    relevance = 0
    loaded = nil
    reload = nil
    nextChange = nil
  }
}

extension StandingFailure {
  /// The reason if nothing has failed and there is no value yet; otherwise empty.
  fileprivate var pending: String { isWaiting ? reason : "" }
}

extension [ReloadOutcome] {
  /// Returns the details of a failure beyond its reason, from the last outcome.
  fileprivate func detail(of failure: StandingFailure?) -> String {
    guard let failure, let words = last?.failure else { return "" }
    let reason = failure.reason + ": "
    return words.hasExactPrefix(reason) ? String(words.dropFirst(reason.count)) : ""
  }
}
