import WidgetTimeline

/// How the cards are chosen that a widget shows.
enum CardChoice: String, AppEnum {
  /// Those that the user names, in that order.
  case chosen
  /// Those that were used last.
  case lastUsed = "last-used"
  /// Those that are usually used on this day of the week at this hour.
  case habits

  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Choice" }

  static var caseDisplayRepresentations: [CardChoice: DisplayRepresentation] {
    [.chosen: "Chosen cards", .lastUsed: "Last used", .habits: "By day and hour"]
  }
}
