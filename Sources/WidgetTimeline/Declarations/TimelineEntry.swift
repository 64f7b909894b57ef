public import FoundationEssentials

/// The content of a widget from a date on, as in WidgetKit. Its conformance is not isolated to an
/// actor, since entries are handed over on any thread.
public protocol TimelineEntry: SendableMetatype {
  /// The time at which the entry begins to be shown.
  var date: Date { get }
  /// The entry's relevance compared to others; `nil` if it has none.
  var relevance: TimelineEntryRelevance? { get }
  /// The time from which the entry is shown as over if nothing new has come; `nil`, the
  /// default, for never. Terminal-first: WidgetKit has no equivalent.
  var expiration: Date? { get }
  /// The time from which the entry is shown as out of date; `nil`, the default, for never.
  /// Terminal-first: WidgetKit has it only for Live Activities.
  var staleDate: Date? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
  public var expiration: Date? { nil }
  public var staleDate: Date? { nil }
}

/// The relevance of an entry, as in WidgetKit.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// The score, relative to the provider's other entries; 0 and less is not relevant.
  public var score: Float
  /// The number of seconds from the entry's date; 0 lasts until the next entry with a relevance.
  public var duration: TimeInterval

  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}
