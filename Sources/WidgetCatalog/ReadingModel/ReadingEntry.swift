package import FoundationEssentials
package import WidgetSources
package import WidgetTimeline

/// The content of a board's widget from a date on: its source's data, and its values with their
/// past.
package struct ReadingEntry: TimelineEntry {
  package var date: Date
  package var relevance: TimelineEntryRelevance?
  /// The date from which the entry is no longer shown; `nil` for never.
  package var expiration: Date?
  /// The date from which the entry is shown as stale; `nil` for never.
  package var staleDate: Date?
  /// The whole data of the reading, after the source's own picks.
  package var datum: Datum
  /// The values that the board names, in its order; one for most widgets, none for kinds that show
  /// the whole datum.
  package var values: [ValueReading]
  /// Warnings beside the data, such as a part that could not be read; the first one is the most important.
  package var warnings: [String] = []
  /// The date from which the source knows what has been; `nil` if it does not say.
  package var knownFrom: Date?
  /// The date until which the source knows the future; `nil` if it does not say.
  package var knownUntil: Date?
  /// True if the data is made of several parts of which some are missing.
  package var isPartial = false
  /// The date of the oldest of the sources' data, of several; `nil` if it is that of the entry.
  package var oldest: Date?
  /// The availability of the source up to the reading; `nil` if it is not asked for.
  package var availability: Availability?

  package init(
    date: Date, datum: Datum, values: [ValueReading] = [],
    relevance: TimelineEntryRelevance? = nil
  ) {
    self.date = date
    self.datum = datum
    self.values = values
    self.relevance = relevance
  }

  /// Returns true if nothing of the entry is shown any more at a date.
  package func isOver(at date: Date) -> Bool { expiration.map { $0 <= date } ?? false }
}

/// A value of a reading, with its past and its comparison.
package struct ValueReading: Sendable, Hashable {
  /// A sample of the value's past; its value is `nil` if the reading failed or was no number.
  package typealias Sample = SampleFile.Sample

  /// The state of a value according to its thresholds.
  package enum Level: String, Sendable, Hashable {
    case normal, good, warn, bad
  }

  /// The board's settings of the value: name, unit, range, good direction.
  package var settings: ValueSettings
  /// The datum as it was read: possibly text in place of a number, or null.
  package var datum: Datum
  /// The reason for a missing value although other values of the same reading are there; `nil` if
  /// there is no failure.
  package var failure: SourceFailure?
  /// The date of the value as its source tells it, such as that of the newest point of a course; `nil` if it is that
  /// of the entry.
  package var date: Date?
  /// True if the value is made of several parts of which some are missing: it ends no alarm, and other programs get
  /// none.
  package var isPartial = false
  /// True if the source dates the value, and the board calls one of that age stale: it answers no alarm.
  package var isStale = false
  /// The date from which its age counts, of one of several sources; `nil` if it is that of the entry.
  package var oldest: Date?
  /// True if it was not read with the entry's other values: its source asked not to be read before a later date.
  package var isKept = false
  /// The samples up to and including the current one, the newest last.
  package var history: [Sample]
  /// The value that `compare` looks back at; `nil` without `compare`, or before there is one.
  package var past: Double?
  package var level: Level

  package init(
    settings: ValueSettings, datum: Datum, history: [Sample] = [], past: Double? = nil,
    level: Level = .normal
  ) {
    self.settings = settings
    self.datum = datum
    self.history = history
    self.past = past
    self.level = level
  }

  /// True if it could not be read; false where nothing failed and there is no value yet, or any more.
  package var hasFailed: Bool { failure.map { !$0.isWaiting && !$0.isOver } ?? false }

  /// The number that was read, or that of a percentage; `nil` if the datum is neither.
  package var number: Double? { datum.number ?? settings.percentage(of: datum) }
}
