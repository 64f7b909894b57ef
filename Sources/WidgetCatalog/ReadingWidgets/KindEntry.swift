import FoundationEssentials
import WidgetTimeline

/// A reading as one widget's kind shows it.
struct KindEntry<Kind: ReadingKind>: TimelineEntry {
  let kind: Kind
  let reading: ReadingEntry

  var date: Date { reading.date }
  var relevance: TimelineEntryRelevance? { reading.relevance }
  var expiration: Date? { reading.expiration }
  var staleDate: Date? { reading.staleDate }
}
