import FoundationEssentials
import WidgetLayout

/// A loyalty card as the wallet's app has it.
struct WalletCard: Hashable, Sendable, Identifiable {
  let id: String
  /// The shop whose card it is.
  var store: String
  /// What is shown at the till.
  var number: String
  /// How the till reads it: `qr`, `ean13`; empty where it does not.
  var symbology = ""
  /// `#rrggbb`, or a colour's name.
  var colour: String?
  var points = 0.0

  /// The address that the app opens it by.
  func url(_ base: URL) -> URL? {
    let path = base.absoluteString
    return URL(string: path + (path.hasSuffix("/") ? "" : "/") + id.percentEncoded)
  }
}

/// That a card was shown at a till.
struct CardUse: Hashable, Sendable {
  /// The card's identifier.
  let card: String
  let date: Date
}
