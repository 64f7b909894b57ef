package import FoundationEssentials
internal import WidgetLayout

/// A timeline as it is kept: its entries laid out in cells, its policy, and how its reloads went.
///
/// As WidgetKit archives views, so that whoever shows a widget needs neither its provider nor its
/// views. One value is one instance's whole archive.
package struct ArchivedTimeline: Sendable {
  package var instance: WidgetInstance
  /// The name shown to people.
  package var title: String
  /// Past entries, then those of the timeline now in force; ascending by date.
  package var entries: [ArchivedEntry] = []
  /// Where the entries of the timeline in force begin.
  package var first = 0
  /// When the timeline in force was handed over; nil before there is one.
  package var loaded: Date?
  package var rule = ReloadRule.never
  /// When the provider is to be asked next; nil is only on request.
  package var reload: Date?
  /// The seconds that the machine had been asleep since it started, when this was written.
  package var asleep: TimeInterval = 0
  /// The failure that stands; nil while all is well.
  package var failure: StandingFailure?
  /// The last questions to the provider, the newest last.
  package var outcomes: [ReloadOutcome] = []
  /// The pictures that entries point at.
  package var pictures = PictureTable()

  package init(instance: WidgetInstance, title: String) {
    self.instance = instance
    self.title = title
  }

  /// The entries of the timeline in force.
  package var current: ArraySlice<ArchivedEntry> { entries[min(first, entries.count)...] }

  /// When anything was heard of the widget last, be it a failure.
  package var heard: Date { outcomes.heard ?? loaded ?? .distantPast }

  /// The schedule of the timeline in force; nil before there is one.
  package var schedule: Schedule? {
    loaded.map { Schedule(dates: current.map(\.date), rule: rule, loaded: $0) }
  }

  /// The entry of `date`: of the timeline in force, or the one that was shown then; nil if there is
  /// none.
  package func entry(at date: Date) -> ArchivedEntry? {
    if let entry = current.last(where: { $0.date <= date }) { return entry }
    return entries[..<min(first, entries.count)].last { $0.date <= date } ?? current.first
  }

  /// The same without what was shown before, but for the last of it: all that a screen of now shows.
  /// Its pictures are its own, and hold nothing of the file that they were read from.
  package var withoutPast: ArchivedTimeline {
    var timeline = self
    timeline.pictures = PictureTable()
    timeline.first = min(first, 1)
    timeline.entries = entries.dropFirst(min(first, entries.count) - timeline.first).map { entry in
      var copy = entry
      copy.pictures = entry.pictures.map { timeline.pictures.addCopy($0, of: pictures) }
      return copy
    }
    return timeline
  }

  /// The facts from which it follows how far the entry of `date` can be believed.
  ///
  /// - Parameter asleep: the seconds the machine has been asleep since it started.
  package func facts(at date: Date, asleep: TimeInterval) -> Freshness.Facts {
    let entry = entry(at: date)
    return Freshness.Facts(
      loaded: loaded, reload: reload, failure: failure, expiration: entry?.expiration,
      stale: entry?.stale, slept: asleep - self.asleep)
  }

  /// Has the provider be asked from `date` on, whatever the policy was.
  package mutating func outdate(at date: Date) {
    rule = .after(date)
    reload = date
    failure?.next = date
  }

  /// When another entry is shown after `date`; nil is never.
  package func nextEntry(after date: Date) -> Date? {
    current.dropFirst().first { $0.date > date }?.date
  }
}

/// An entry laid out in cells, at one size or several.
package struct ArchivedEntry: Sendable, Hashable {
  package var date: Date
  /// From when on it is not to be shown any more; nil is never.
  package var expiration: Date?
  /// From when on it is shown as too old to be believed; nil is never.
  package var stale: Date?
  /// How much it matters beside others, and for how many seconds; nil where it does not say.
  package var relevance: Relevance?
  /// Into the pictures, one for each size.
  package var pictures: [Int]

  /// WidgetKit's `TimelineEntryRelevance`.
  package struct Relevance: Sendable, Hashable {
    package var score: Float
    /// Seconds from the entry's date; 0 is until the next entry with a relevance.
    package var duration: TimeInterval

    package init(score: Float, duration: TimeInterval) {
      self.score = score
      self.duration = duration
    }
  }

  package init(
    date: Date, expiration: Date? = nil, stale: Date? = nil, relevance: Relevance? = nil,
    pictures: [Int]
  ) {
    self.date = date
    self.expiration = expiration
    self.stale = stale
    self.relevance = relevance
    self.pictures = pictures
  }
}
