package import FoundationEssentials
package import WidgetLayout
package import WidgetSettings
package import WidgetSources
package import WidgetTimeline

/// A kind of widget that shows any source's readings: boards name it, with keys of its own.
package protocol ReadingKind: Sendable {
  associatedtype Content: View

  /// The stable identifier, as boards write it: `metric`.
  static var kind: String { get }
  /// The display name.
  static var displayName: String { get }
  /// A description in one sentence.
  static var description: String { get }
  /// The families that it is designed for.
  static var families: [WidgetFamily] { get }
  /// Its keys on a board, besides those of all kinds (`source`, `every`, `title` …).
  static var keys: [SettingKey] { get }
  /// The need of a source: required, optional, or none because the kind has data of its own.
  static var sourceNeed: SourceNeed { get }

  /// The routes that open the addresses of its own schemes.
  static var links: [LinkRoute] { get }

  /// True if it draws whole series; other kinds show the newest value of a series, with its course.
  static var drawsSeries: Bool { get }
  /// True if it shows single values, and records of a fleet's machines as one value each.
  static var showsRecordsAsValues: Bool { get }
  /// True if it shows rows, even a single one.
  static var showsRows: Bool { get }
  /// True if it shows the days of months, those that are over too.
  static var showsMonths: Bool { get }

  /// Returns the end of its content at which people begin to scroll, for settings that are checked;
  /// `nil` if only what fits is shown.
  static func scrollEdge(_ setting: Setting) -> ScrollEdge?

  /// Returns the rows at the top of its content that stay while the others scroll.
  static func headRows(_ setting: Setting) -> Int

  /// Returns the rows of content beyond which a widget of these settings shows nothing more; `nil` for
  /// any number.
  static func usefulRows(_ setting: Setting) -> Int?

  /// Returns the problems of settings that the schema of `keys` cannot find.
  static func remarks(_ setting: Setting) -> [SettingRemark]

  /// Creates the kind from its mapping on the board: `keys`, checked.
  init(_ settings: Setting)

  /// Creates the kind from its mapping and its place on the board, for a kind that reads files by
  /// itself.
  init(_ settings: Setting, at place: BoardPlace)

  /// The values that it takes from the source's data; none for kinds that show the whole.
  var values: [ValueSettings] { get }

  /// Returns the source that is read in place of the board's: one that prepares its data for drawing, or the kind's own
  /// where the board has none; by default the board's.
  func prepared(_ source: (any Source)?) -> (any Source)?

  /// Returns an entry with the part of its data that the kind may show from its date on, and with what is known of it:
  /// by default, all of it.
  func relevant(_ entry: ReadingEntry) -> ReadingEntry

  /// Returns the reason that the form of a value's data cannot be shown; `nil` if the kind can show
  /// it.
  func mismatch(of reading: ValueReading) -> DatumMismatch?

  /// Returns the date of the newest value in a value's data, as these tell it, that is not yet to come at a date;
  /// `nil` if they tell none.
  func newest(in reading: ValueReading, at now: Date) -> Date?

  /// Returns the reason that an entry's data cannot be shown, in the words of the tile; `nil` if
  /// the kind can show it, or if there is nothing to show.
  func mismatch(of entry: ReadingEntry) -> String?

  /// Returns the view of an entry, for every family and any size.
  @MainActor @ViewBuilder func view(of entry: ReadingEntry) -> Content

  /// Returns the dates after `date` and until `end` at which the view changes without a new
  /// reading: an event begins, a day ends.
  func changes(of entry: ReadingEntry, after date: Date, until end: Date) -> [Date]

  /// Returns the time for which an entry's changes are foreseen, to be shown while nothing can be
  /// read.
  func outlook(of entry: ReadingEntry) -> ReadingOutlook

  /// Returns the relevance of an entry at its date, for stacks and status lines; `nil` if unknown.
  func relevance(of entry: ReadingEntry) -> TimelineEntryRelevance?

  /// Returns the entry that a gallery shows, before anything is configured.
  func sample(at date: Date) -> ReadingEntry
}

extension ReadingKind {
  package static var sourceNeed: SourceNeed { .required }
  package func newest(in reading: ValueReading, at now: Date) -> Date? { nil }
  package static var links: [LinkRoute] { [] }
  package static var drawsSeries: Bool { false }
  package static var showsRecordsAsValues: Bool { false }
  package static var showsRows: Bool { false }
  package static var showsMonths: Bool { false }
  package static func scrollEdge(_ setting: Setting) -> ScrollEdge? { nil }
  package static func headRows(_ setting: Setting) -> Int { 0 }
  package static func usefulRows(_ setting: Setting) -> Int? { nil }
  package static func remarks(_ setting: Setting) -> [SettingRemark] { [] }
  package init(_ settings: Setting, at place: BoardPlace) { self.init(settings) }
  package var values: [ValueSettings] { [] }
  package func prepared(_ source: (any Source)?) -> (any Source)? { source }
  package func relevant(_ entry: ReadingEntry) -> ReadingEntry { entry }
  package func mismatch(of reading: ValueReading) -> DatumMismatch? { nil }

  /// Returns, by default, the reason that one of the values cannot be shown.
  package func mismatch(of entry: ReadingEntry) -> String? {
    entry.values.lazy.compactMap { reading -> String? in
      if let failure = reading.failure { return failure.reason }
      if let mismatch = mismatch(of: reading) { return mismatch.description }
      let isMissing = reading.datum == .null && !reading.settings.isPending
      return isMissing && !reading.settings.allowsNull
        ? "expected a value, found null" : nil
    }.first
  }

  package func changes(of entry: ReadingEntry, after date: Date, until end: Date) -> [Date] { [] }
  package func outlook(of entry: ReadingEntry) -> ReadingOutlook { .usual }
  package func relevance(of entry: ReadingEntry) -> TimelineEntryRelevance? { nil }
}

/// The time for which a reading's changes are foreseen.
package enum ReadingOutlook: Sendable, Hashable {
  /// A day and some hours after the next reading was due.
  case usual
  /// Until a date, after which nothing is known and nothing is shown; no sooner than usual.
  case until(Date)
  /// Without a limit.
  case unlimited
}

/// The need of a kind for a source.
package enum SourceNeed: Sendable {
  case required, optional, none
}
