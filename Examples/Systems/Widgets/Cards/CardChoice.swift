import WidgetTimeline

/// The way in which a widget's cards are chosen.
enum CardChoice: String, AppEnum {
  /// The cards that the user names, in that order.
  case chosen
  /// The cards that were used last.
  case lastUsed = "last-used"
  /// The cards that are usually used on this day of the week at this hour.
  case habits

  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Choice" }

  static var caseDisplayRepresentations: [CardChoice: DisplayRepresentation] {
    [.chosen: "Chosen cards", .lastUsed: "Last used", .habits: "By day and hour"]
  }
}
