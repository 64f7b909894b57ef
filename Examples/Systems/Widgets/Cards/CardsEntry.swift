import FoundationEssentials
import WidgetTimeline

/// The cards that are shown from a date on.
struct CardsEntry: TimelineEntry, Hashable, Sendable {
  var date: Date
  var cards: [WalletCard]
  var look = CardLook()
  /// The probability that the first card is wanted now, from 0 to 1.
  var share = 0.0
  /// The reason why there is no card.
  var notice = ""
  /// The date of the first card's last use.
  var lastUse: Date?

  /// The relevance in a stack: a card comes to the top at the hours at which it is usually used.
  var relevance: TimelineEntryRelevance? {
    share > 0 ? TimelineEntryRelevance(score: Float(share * 100), duration: 3600) : nil
  }

  /// Returns invented cards for galleries and placeholders.
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

/// The appearance of cards.
struct CardLook: Hashable, Sendable {
  var hasNumbers = true
  /// The colour behind the cards; empty for the terminal's.
  var background = ""
  var accent = "accent"
  /// The start of the cards' addresses.
  var base = "wallet://cards"
  /// True if a button records a use.
  var recordsUses = false
}
