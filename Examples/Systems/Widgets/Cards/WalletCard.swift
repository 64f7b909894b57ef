import FoundationEssentials
import WidgetLayout

/// A loyalty card of the wallet's app.
struct WalletCard: Hashable, Sendable, Identifiable {
  let id: String
  /// The shop of the card.
  var store: String
  /// The number that is shown at the till.
  var number: String
  /// The symbology that the till reads, such as `qr` or `ean13`; empty if it reads none.
  var symbology = ""
  /// The colour as `#rrggbb` or a name.
  var colour: String?
  var points = 0.0

  /// Returns the address by which the app opens the card.
  func url(_ base: URL) -> URL? {
    let path = base.absoluteString
    return URL(string: path + (path.hasSuffix("/") ? "" : "/") + id.percentEncoded)
  }
}

/// A use of a card at a till.
struct CardUse: Hashable, Sendable {
  /// The identifier of the card.
  let card: String
  let date: Date
}
