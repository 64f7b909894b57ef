import FoundationEssentials
import WidgetTimeline

/// The settings of several cards: the choice and the appearance.
struct CardsIntent: WidgetConfigurationIntent {
  static var title: LocalizedStringResource { "Cards" }

  @Parameter(title: "How the cards are chosen", default: .chosen) var choice: CardChoice
  @Parameter(
    title: "The cards, by their identifiers",
    size: [.systemSmall: 1, .systemMedium: 4, .systemLarge: 8]) var cards: [CardEntity]
  @Parameter(title: "Only uses since then count", kind: .date) var since: Date?
  @Parameter(
    title: "The weeks of uses that tell habits", default: 8, controlStyle: .stepper,
    inclusiveRange: (1, 52)) var weeks: Int
  @Parameter(
    title: "The least share of the uses at an hour that is a habit", default: 0.1,
    inclusiveRange: (0.0, 1.0)) var share: Double
  @Parameter(title: "Whether numbers are shown", default: true) var numbers: Bool
  @Parameter(title: "The app's address for cards") var app: URL?
  @Parameter(title: "The colour behind the cards, by name or as #rrggbb") var background: String
  @Parameter(title: "The colour of what stands out", default: "accent") var accent: String
  @Parameter(title: "The file that the app writes; empty for the group's") var container: String
  @Parameter(title: "The back end that records uses; empty for none") var server: String

  init() {}

  /// The summary, which offers a setting only with the choice that uses it.
  static var parameterSummary: some ParameterSummary {
    When(\.$choice, .equalTo, .chosen) {
      Summary("Show \(\.$cards)") { \.$numbers }
    } otherwise: {
      When(\.$choice, .equalTo, .habits) {
        Summary("Show \(\.$choice)") {
          \.$weeks
          \.$share
          \.$numbers
        }
      } otherwise: {
        Summary("Show \(\.$choice)") {
          \.$since
          \.$numbers
        }
      }
    }
  }
}

/// The settings of a single card.
struct CardIntent: WidgetConfigurationIntent {
  static var title: LocalizedStringResource { "Card" }

  @Parameter(title: "The card, by its identifier; none for the one used last") var card: CardEntity?
  @Parameter(title: "Whether its number is shown", default: true) var numbers: Bool
  @Parameter(title: "The app's address for cards") var app: URL?
  @Parameter(title: "The colour behind the card, by name or as #rrggbb") var background: String
  @Parameter(title: "The colour of what stands out", default: "accent") var accent: String
  @Parameter(title: "The file that the app writes; empty for the group's") var container: String
  @Parameter(title: "The back end that records uses; empty for none") var server: String

  init() {}
}
