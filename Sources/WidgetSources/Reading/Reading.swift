package import FoundationEssentials

/// What a source returned: data with its date, and what the source knows of when it changes.
package struct Reading: Sendable, Hashable {
  /// When a source is worth asking again, as far as it says.
  package enum Reload: Sendable, Hashable {
    /// As the board's schedule says.
    case asScheduled
    /// Not before this date, whatever the schedule says: `max-age`.
    case notBefore(Date)
    /// At this date: the source knows.
    case after(Date)
    case atEnd
    case never
  }

  /// Data for a date to come.
  package struct Entry: Sendable, Hashable {
    package var date: Date
    package var datum: Datum
    package var relevance: Float?
    /// How long the relevance holds, in seconds; nil for as long as the entry is shown.
    package var relevanceDuration: TimeInterval?
    package var expiration: Date?

    package init(date: Date, datum: Datum, relevance: Float? = nil, expiration: Date? = nil) {
      self.date = date
      self.datum = datum
      self.relevance = relevance
      self.expiration = expiration
    }
  }

  /// Sorted by date; one for most sources, more where the future is known.
  package var entries: [Entry]
  package var reload: Reload
  /// What people should know although there is data, in one sentence: a part that could not be read.
  package var warning: String?
  /// When the oldest part of the data was read; nil is now.
  package var oldest: Date?
  /// Why nothing follows these data, which were the last of their source; nil while more may come.
  package var ending: SourceFailure?
  /// Until when the source knows what is to come; nil where it does not say.
  package var knownUntil: Date?

  /// A reading of now.
  package init(_ datum: Datum, at date: Date, reload: Reload = .asScheduled) {
    self.init(entries: [Entry(date: date, datum: datum)], reload: reload)
  }

  package init(entries: [Entry], reload: Reload) {
    self.entries = entries
    self.reload = reload
  }
}
