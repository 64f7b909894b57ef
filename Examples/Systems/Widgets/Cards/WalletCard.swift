import FoundationEssentials
import WidgetLayout
import WidgetServices

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
  /// The file of the shop's logo, relative to the container's folder.
  var logoFile: String?
  /// The logo; `nil` if there is none, or before it is read.
  var logo: Picture?
  /// The points that expire next.
  var expiry: PointExpiry?
  var vouchers: [CardVoucher] = []
  /// The shop's last message.
  var message: CardMessage?
  /// The action that the card waits for: `activate` or `confirm`; empty for none.
  var action = ""

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

/// Points of a card that expire together.
struct PointExpiry: Hashable, Sendable {
  let points: Double
  let date: Date
}

/// A voucher of a card's shop.
struct CardVoucher: Hashable, Sendable {
  let title: String
  /// The date from which it can be used.
  let start: Date
  let end: Date
}

/// A message of a card's shop.
struct CardMessage: Hashable, Sendable {
  let text: String
  let isUnread: Bool
}
