import FoundationEssentials
import WidgetSources

/// The data of one of the sources at a date, or its failure, with the dates that tell its age.
struct ReadingInput {
  var data: Result<Datum, SourceFailure>
  /// The date of all of the data if the source tells one, or if the data began before the entry that it is for.
  var date: Date?
  /// The date from which the data's age counts, of one of several sources.
  var oldest: Date?
  /// True if the data was not read now: its source asked not to be read before a later date.
  var isKept = false
}
