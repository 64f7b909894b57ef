import WidgetTimeline

/// The relevance of values by their levels.
enum LevelRelevance {
  /// Returns the relevance of the worst level; `nil` if no value is a warning or bad.
  static func of(_ levels: [ValueReading.Level]) -> TimelineEntryRelevance? {
    if levels.contains(.bad) { return TimelineEntryRelevance(score: 100) }
    return levels.contains(.warn) ? TimelineEntryRelevance(score: 50) : nil
  }
}
