import WidgetTimeline

/// How relevant values are by their levels.
enum LevelRelevance {
  /// That of the worst; nil where nothing is wrong.
  static func of(_ levels: [ValueReading.Level]) -> TimelineEntryRelevance? {
    if levels.contains(.bad) { return TimelineEntryRelevance(score: 100) }
    return levels.contains(.warn) ? TimelineEntryRelevance(score: 50) : nil
  }
}
