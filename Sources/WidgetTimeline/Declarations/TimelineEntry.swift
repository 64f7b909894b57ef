public import FoundationEssentials

/// What a widget shows from a date on, as in WidgetKit. Its conformance belongs to no actor:
/// entries are handed over on any thread.
public protocol TimelineEntry: SendableMetatype {
  /// When the entry begins to be shown.
  var date: Date { get }
  /// How much the entry matters beside others; nil where it does not say.
  var relevance: TimelineEntryRelevance? { get }
  /// From when on the entry is not to be shown any more, even if nothing new comes; nil, as by
  /// default, is never. Terminal-first: WidgetKit has no such thing.
  var expiration: Date? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
  public var expiration: Date? { nil }
}

/// How much an entry matters, as in WidgetKit.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// Relative to the provider's other entries; 0 and less is not relevant.
  public var score: Float
  /// Seconds from the entry's date; 0 is until the next entry with a relevance.
  public var duration: TimeInterval

  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}
