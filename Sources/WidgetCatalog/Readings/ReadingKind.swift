package import FoundationEssentials
package import WidgetLayout
package import WidgetSettings
package import WidgetSources
package import WidgetTimeline

/// A kind of widget that shows what any source reads: boards name it, with keys of its own.
package protocol ReadingKind: Sendable {
  associatedtype Content: View

  /// The stable identifier, as boards write it: `metric`.
  static var kind: String { get }
  /// The name shown to people.
  static var displayName: String { get }
  /// What it shows, in one sentence.
  static var description: String { get }
  /// The families it is designed for.
  static var families: [WidgetFamily] { get }
  /// Its keys on a board, besides those that all kinds have (`source`, `every`, `title` …).
  static var keys: [SettingKey] { get }
  /// Whether it shows a source's data, may, or has data of its own.
  static var sourceNeed: SourceNeed { get }

  /// Whether it draws whole series; for others one series is its newest value with its course.
  static var drawsSeries: Bool { get }
  /// Whether it shows rows, also where there is only one.
  static var showsRows: Bool { get }

  /// What is wrong with settings that its keys alone do not tell.
  static func remarks(_ setting: Setting) -> [SettingRemark]

  /// The kind with what is written on the board: a mapping of `keys`, checked.
  init(_ settings: Setting)

  /// The values that it takes from the source's data; none for kinds that show the whole.
  var values: [ValueSettings] { get }

  /// What of the data the kind may show from a date on: the data itself, unless there is far more.
  func relevant(_ datum: Datum, at date: Date) -> Datum

  /// What is wrong with the form of a value's data; nil where the kind can show it.
  func mismatch(of reading: ValueReading) -> DatumMismatch?

  /// Why it cannot show the data of an entry, in the words of its tile; nil where it can, or where
  /// there is nothing to show.
  func mismatch(of entry: ReadingEntry) -> String?

  /// The picture of an entry: for every family, in any room.
  @MainActor @ViewBuilder func view(of entry: ReadingEntry) -> Content

  /// The dates after `date` and until `end` at which the picture changes by itself, with nothing
  /// read anew: an event begins, a day ends.
  func changes(of entry: ReadingEntry, after date: Date, until end: Date) -> [Date]

  /// How far ahead of an entry its changes are foreseen: while nothing can be read anew, these are
  /// shown.
  func outlook(of entry: ReadingEntry) -> ReadingOutlook

  /// How relevant an entry is at its date, for stacks and status lines; nil where nothing says it.
  func relevance(of entry: ReadingEntry) -> TimelineEntryRelevance?

  /// What a gallery shows, before anything is configured.
  func sample(at date: Date) -> ReadingEntry
}

extension ReadingKind {
  package static var sourceNeed: SourceNeed { .required }
  package static var drawsSeries: Bool { false }
  package static var showsRows: Bool { false }
  package static func remarks(_ setting: Setting) -> [SettingRemark] { [] }
  package var values: [ValueSettings] { [] }
  package func relevant(_ datum: Datum, at date: Date) -> Datum { datum }
  package func mismatch(of reading: ValueReading) -> DatumMismatch? { nil }

  /// By default, why one of the values cannot be shown.
  package func mismatch(of entry: ReadingEntry) -> String? {
    entry.values.lazy.compactMap { reading -> String? in
      if let failure = reading.failure { return failure.reason }
      if let mismatch = mismatch(of: reading) { return mismatch.description }
      let isMissing = reading.datum == .null && !reading.settings.isPending
      return isMissing && !reading.settings.allowsNull
        ? "expected a value, read nothing (null)" : nil
    }.first
  }

  package func changes(of entry: ReadingEntry, after date: Date, until end: Date) -> [Date] { [] }
  package func outlook(of entry: ReadingEntry) -> ReadingOutlook { .usual }
  package func relevance(of entry: ReadingEntry) -> TimelineEntryRelevance? { nil }
}

/// How far ahead of a reading its changes are foreseen.
package enum ReadingOutlook: Sendable, Hashable {
  /// A day, and some hours, after it was to be read anew.
  case usual
  /// Until a date, from which on nothing is known and nothing is shown; no sooner than usual.
  case until(Date)
  /// However far they are.
  case unlimited
}

/// Whether a kind shows a source's data.
package enum SourceNeed: Sendable {
  case required, optional, none
}
