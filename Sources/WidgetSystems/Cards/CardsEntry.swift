import FoundationEssentials
import WidgetTimeline

/// The cards that are shown from a date on.
struct CardsEntry: TimelineEntry, Hashable, Sendable {
  var date: Date
  var cards: [WalletCard]
  var look = CardLook()
  /// How surely the first card is wanted now, from 0 to 1.
  var share = 0.0
  /// Why there is no card.
  var notice = ""
  /// When the first card was used last.
  var lastUse: Date?

  /// In a stack a card comes to the top at the hours at which it is usually used.
  var relevance: TimelineEntryRelevance? {
    share > 0 ? TimelineEntryRelevance(score: Float(share * 100), duration: 3600) : nil
  }

  /// Cards that nobody has, for galleries and before there are others.
  static func sample(at date: Date) -> CardsEntry {
    CardsEntry(
      date: date,
      cards: [
        WalletCard(
          id: "bakery", store: "Corner Bakery", number: "4006381333931", symbology: "ean13",
          colour: "#c98a2b", points: 120),
        WalletCard(
          id: "coffee", store: "Coffee Lab", number: "CL-7F3K9", symbology: "qr",
          colour: "#8f6a4f", points: 7),
        WalletCard(
          id: "books", store: "Books & Beyond", number: "BB00218873", symbology: "code128",
          colour: "#4a6fa5", points: 95),
        WalletCard(
          id: "train", store: "Railway Club", number: "RC55012897", symbology: "aztec",
          colour: "#0a5ca8", points: 15_320),
      ], lastUse: date - 5400)
  }
}

/// How cards look.
struct CardLook: Hashable, Sendable {
  var hasNumbers = true
  /// The colour behind them; empty for the terminal's.
  var background = ""
  var accent = "accent"
  /// What the addresses of cards begin with.
  var base = "wallet://cards"
}
