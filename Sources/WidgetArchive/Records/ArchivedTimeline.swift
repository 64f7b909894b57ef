package import FoundationEssentials
internal import WidgetLayout

/// A stored timeline: its entries laid out in cells, its reload policy, and the outcomes of its
/// reloads.
///
/// Like WidgetKit's archived views, it lets a front end show a widget without its provider or its
/// views. One value is the whole archive of one instance.
package struct ArchivedTimeline: Sendable {
  package var instance: WidgetInstance
  /// The widget's name for display.
  package var title: String
  /// Past entries, then those of the timeline in force, ascending by date.
  package var entries: [ArchivedEntry] = []
  /// The index of the first entry of the timeline in force.
  package var first = 0
  /// The time at which the timeline in force was handed over, or `nil` before there is one.
  package var loaded: Date?
  package var rule = ReloadRule.never
  /// The time of the next reload, or `nil` if it happens only on request.
  package var reload: Date?
  /// The time that the machine had been asleep since it started, in seconds, when this was written.
  package var asleep: TimeInterval = 0
  /// The failure that stands, or `nil` if there is none.
  package var failure: StandingFailure?
  /// The outcomes of the last reloads, the newest last.
  package var outcomes: [ReloadOutcome] = []
  /// The pictures that entries refer to.
  package var pictures = PictureTable()

  package init(instance: WidgetInstance, title: String) {
    self.instance = instance
    self.title = title
  }

  /// The entries of the timeline in force.
  package var current: ArraySlice<ArchivedEntry> { entries[min(first, entries.count)...] }

  /// The time of the provider's last answer, even if it was a failure.
  package var heard: Date { outcomes.heard ?? loaded ?? .distantPast }

  /// The time at which the provider was asked last.
  package var asked: Date { outcomes.asked ?? loaded ?? .distantPast }

  /// The schedule of the timeline in force, or `nil` before there is one.
  package var schedule: Schedule? {
    loaded.map { Schedule(dates: current.map(\.date), rule: rule, loaded: $0) }
  }

  /// Returns the entry for `date`, from the timeline in force or else from the past entries, or
  /// `nil` if there are no entries.
  package func entry(at date: Date) -> ArchivedEntry? {
    if let entry = current.last(where: { $0.date <= date }) { return entry }
    return entries[..<min(first, entries.count)].last { $0.date <= date } ?? current.first
  }

  /// The same timeline with only the last of the past entries, which is all that a screen shows
  /// now.
  ///
  /// Its pictures are copies that do not keep the file's bytes in memory.
  package var withoutPast: ArchivedTimeline {
    var timeline = self
    timeline.pictures = PictureTable()
    timeline.first = min(first, 1)
    // To look for an equal picture takes as long as the picture is large, and many entries may show one.
    var copies: [Int: Int] = [:]
    timeline.entries = entries.dropFirst(min(first, entries.count) - timeline.first).map { entry in
      var copy = entry
      copy.pictures = entry.pictures.map { number in
        if let known = copies[number] { return known }
        let copy = timeline.pictures.addCopy(number, of: pictures)
        copies[number] = copy
        return copy
      }
      return copy
    }
    return timeline
  }

  /// Returns the facts that decide the freshness of the entry for `date`.
  ///
  /// - Parameter asleep: The seconds that the machine has been asleep since it started.
  package func facts(at date: Date, asleep: TimeInterval) -> Freshness.Facts {
    let entry = entry(at: date)
    return Freshness.Facts(
      loaded: loaded, reload: reload, failure: failure, expiration: entry?.expiration,
      stale: entry?.stale, slept: asleep - self.asleep)
  }

  /// Makes a reload due at `date`, whatever the policy was.
  package mutating func outdate(at date: Date) {
    rule = .after(date)
    reload = date
    failure?.next = date
  }

  /// Returns the time after `date` at which another entry is shown, or `nil` for never.
  package func nextEntry(after date: Date) -> Date? {
    current.dropFirst().first { $0.date > date }?.date
  }
}

/// An entry laid out in cells, at one or more sizes.
package struct ArchivedEntry: Sendable, Hashable {
  package var date: Date
  /// The time from which the entry is shown as over, or `nil` for never.
  package var expiration: Date?
  /// The time from which the entry is shown as too old to be believed, or `nil` for never.
  package var stale: Date?
  /// The entry's relevance among other widgets, or `nil` if the provider did not give one.
  package var relevance: Relevance?
  /// Indices of pictures in the timeline's table, one for each size; where the light or dark appearance
  /// makes a difference, one for a dark ground and then one for a light ground.
  package var pictures: [Int]

  /// WidgetKit's `TimelineEntryRelevance`.
  package struct Relevance: Sendable, Hashable {
    package var score: Float
    /// Seconds from the entry's date; 0 means until the next entry with a relevance.
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
