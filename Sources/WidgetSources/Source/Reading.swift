package import FoundationEssentials

/// The result of reading a source: data with its date, and when the source expects it to change.
package struct Reading: Sendable, Hashable {
  /// The time at which it is worth reading the source again, if known.
  package enum Reload: Sendable, Hashable {
    /// By the board's schedule.
    case asScheduled
    /// Not before this date, whatever the schedule: `max-age`.
    case notBefore(Date)
    /// At this date, which the source knows.
    case after(Date)
    case atEnd
    case never
  }

  /// The data for a date, which may be in the future.
  package struct Entry: Sendable, Hashable {
    package var date: Date
    package var datum: Datum
    package var relevance: Float?
    /// The time for which the relevance holds, in seconds, or `nil` for as long as the entry is
    /// shown.
    package var relevanceDuration: TimeInterval?
    package var expiration: Date?

    package init(date: Date, datum: Datum, relevance: Float? = nil, expiration: Date? = nil) {
      self.date = date
      self.datum = datum
      self.relevance = relevance
      self.expiration = expiration
    }
  }

  /// The entries, sorted by date: one for most sources, more if the future is known.
  package var entries: [Entry]
  package var reload: Reload
  /// Warnings about incomplete data, each in one sentence, such as a part that could not be read; the first one
  /// is the most important.
  package var warnings: [String] = []
  /// True if the values are made of several parts of which some are missing, such as a sum of hosts of which one
  /// does not answer.
  package var isPartial = false
  /// True if the data is a list of records of which some are missing, or say that their values are, such as topics
  /// of which one is offline. Each other record is whole; what is computed of several is not.
  package var lacksRows = false
  /// True if access to a part of the data is denied: what was read of it before must not stay anywhere.
  package var isDeniedInPart = false
  /// True if it is an earlier reading that is used again, because its source asked not to be read before a later date.
  package var isKept = false
  /// Advice on how the source is read, in one sentence, for those who check the board; it says nothing
  /// about the data.
  package var advice: String?
  /// The date at which the oldest part of the data was read, or `nil` if it is all current.
  package var oldest: Date?
  /// The date of all the data, such as that of an answer that a cache has kept; `nil` if entries or parts have dates of
  /// their own, or if it is all current.
  package var date: Date?
  /// The reason why no more data follows, because the source has ended, or `nil` if more may
  /// follow.
  package var ending: SourceFailure?
  /// The date from which the source knows what has been, or `nil` if it does not say.
  package var knownFrom: Date?
  /// The date until which the source knows the future, or `nil` if it does not know it.
  package var knownUntil: Date?

  /// Creates a reading with one entry.
  package init(_ datum: Datum, at date: Date, reload: Reload = .asScheduled) {
    self.init(entries: [Entry(date: date, datum: datum)], reload: reload)
  }

  package init(entries: [Entry], reload: Reload) {
    self.entries = entries
    self.reload = reload
  }
}
