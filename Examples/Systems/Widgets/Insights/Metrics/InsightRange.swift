import WidgetTimeline

/// The days covered by metrics.
enum InsightRange: String, AppEnum {
  case today
  case week = "7d"
  case month = "30d"

  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Days" }

  static var caseDisplayRepresentations: [InsightRange: DisplayRepresentation] {
    let words = InsightsWords.of(Language.chosen(""))
    return words.ranges.mapValues { DisplayRepresentation(title: "\($0.first ?? "")") }
  }
}
