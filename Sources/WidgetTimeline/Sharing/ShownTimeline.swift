package import FoundationEssentials
package import WidgetArchive

/// What a front end shows of one instance at one moment.
@MainActor
package struct ShownTimeline {
  /// What is drawn: the entry of the moment, or the placeholder.
  package let entry: AnyTimelineEntry
  /// True where the provider answers within its call: its words are of now.
  package let isInline: Bool
  /// True while the placeholder is all there is.
  package let isPlaceholder: Bool
  package let freshness: Freshness
  /// What the last failure says beyond its reason; empty where there is none, or nothing more.
  package let failureDetail: String
  /// How much the entry matters now, beside others; 0 where it does not say.
  package let relevance: Float
  /// When the timeline was handed over; nil before there is one.
  package let loaded: Date?
  /// When the provider is asked next by itself; nil is never.
  package let reload: Date?
  /// When another entry is shown, or this one is believed less; nil is never.
  package let nextChange: Date?
  /// Why there is nothing to show; nil where there is, or it is on its way.
  package let absence: Absence?

  /// What a provider of this process said.
  init(_ load: TimelineLoad, at now: Date, asleep: TimeInterval) {
    let facts = load.facts(asleep: asleep)
    entry = load.entry
    isInline = load.source.isInline
    isPlaceholder = load.isPlaceholder
    freshness = Freshness(facts, at: now)
    failureDetail = load.outcomes.detail(of: load.failure)
    loaded = load.schedule?.loaded
    reload = load.reload
    relevance = entry.relevance(at: now)
    nextChange = [entry.relevanceEnd(after: now), Freshness.nextChange(facts, after: now)]
      .compactMap { $0 }.min()
    absence = nil
  }

  /// What a host kept, which may be gone.
  init(
    _ archive: ArchivedTimeline, in place: ShownPlace, at now: Date, asleep: TimeInterval
  ) {
    let archived = archive.failure?.isDenied == true ? nil : archive.entry(at: now)
    let shown = place.drawing(of: archived, in: archive, at: now)
    let facts = archive.facts(at: now, asleep: asleep)
    isInline = false
    entry = shown.entry ?? place.placeholder()
    isPlaceholder = shown.entry == nil
    // What is not drawn for this room yet is on its way.
    let freshness = Freshness(facts, at: now)
    self.freshness = freshness == .fresh && isPlaceholder ? .waiting : freshness
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

  /// What a host kept of another moment than the present: the note has the entry's own date, and
  /// nothing of what happened since.
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
    failureDetail = ""
    loaded = shown.entry?.date
    reload = nil
    relevance = entry.relevance(at: moment)
    nextChange = nil
  }

  /// What is shown before anything is known, or where nothing is.
  init(placeholder: AnyTimelineEntry, absence: Absence? = nil) {
    self.absence = absence
    entry = placeholder
    isInline = false
    isPlaceholder = true
    freshness = absence == nil ? .waiting : .fresh
    failureDetail = ""
    relevance = 0
    loaded = nil
    reload = nil
    nextChange = nil
  }
}

extension [ReloadOutcome] {
  /// What the last question said of a failure beyond its reason.
  fileprivate func detail(of failure: StandingFailure?) -> String {
    guard let failure, let words = last?.failure else { return "" }
    let reason = failure.reason + ": "
    return words.hasPrefix(reason) ? String(words.dropFirst(reason.count)) : ""
  }
}
