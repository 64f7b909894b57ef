package import FoundationEssentials
package import WidgetSources
package import WidgetTimeline

/// What a widget of a board shows from a date on: what its source gave, and its values with their
/// past.
package struct ReadingEntry: TimelineEntry {
  package var date: Date
  package var relevance: TimelineEntryRelevance?
  /// From when on it is not to be shown any more; nil is never.
  package var expiration: Date?
  /// From when on it is shown as too old to be believed; nil is never.
  package var stale: Date?
  /// The whole of what was read, after the picks that the source itself has.
  package var datum: Datum
  /// The values that the board names, in its order; one for most widgets, none for kinds that show
  /// the whole datum.
  package var values: [ValueReading]
  /// What people should know although there is data: a part that could not be read.
  package var warning: String?
  /// Until when the source knows what is to come; nil where it does not say.
  package var knownUntil: Date?
  /// How much of the time up to the reading the source could be read; nil where nobody asked for it.
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
}

/// A value of a reading: what it is, how it went, and how it compares.
package struct ValueReading: Sendable, Hashable {
  /// A value that was read before; nil where nothing was read, or no number.
  package typealias Sample = SampleFile.Sample

  /// How good a value is, by its thresholds.
  package enum Level: String, Sendable, Hashable {
    case normal, good, warn, bad
  }

  /// What the board says of it: name, unit, range, which direction is good.
  package var settings: ValueSettings
  /// What was read, as it is: maybe a text where a number was expected, or null.
  package var datum: Datum
  /// Why there is no value although other values of the same reading are there; nil while all is well.
  package var failure: SourceFailure?
  /// What was read before and now, the newest last.
  package var history: [Sample]
  /// The value that `compare` looks back at; nil without one, or before there is one.
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

  /// The number that was read; nil where it is none.
  package var number: Double? { datum.number }
}
