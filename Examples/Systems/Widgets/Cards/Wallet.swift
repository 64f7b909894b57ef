import FoundationEssentials
import WidgetSettings
import WidgetSources

/// The data that the wallet's app shares with its widgets: cards and their uses.
struct Wallet: Hashable, Sendable {
  var cards: [WalletCard] = []
  /// The uses, oldest first.
  var uses: [CardUse] = []

  /// The maximum size of the file in bytes.
  static let limit = 16 << 20
  static let version = 1.0

  /// The shared file if a board names none, in the group's own folder.
  static var groupFile: String {
    let environment = ProcessInfo.processInfo.environment
    let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (data ?? "\(environment["HOME"] ?? "")/.local/share")
      + "/widgettui/groups/wallet/cards.json"
  }

  /// Returns the file that a board means, whose relative paths begin at a folder.
  static func path(_ container: String, in folder: String) -> String {
    container.isEmpty ? groupFile : FilePath.absolute(container, in: folder)
  }

  init(cards: [WalletCard] = [], uses: [CardUse] = []) { (self.cards, self.uses) = (cards, uses) }

  /// Reads the file, which the app replaces as a whole; invalid records are left out.
  init(contentsOf path: String) throws(SourceFailure) {
    let bytes: [UInt8]
    do throws(SourceFailure) {
      bytes = try FileBytes(path).all(limit: Self.limit)
    } catch {
      guard error.isAbsent else { throw error }
      throw SourceFailure(
        "no wallet yet", "\(path) is not there: the wallet's app writes it.", kind: .absent)
    }
    let datum: Datum
    do {
      datum = try JSON.datum(bytes)
    } catch {
      throw SourceFailure("no wallet", "\(path) is no JSON: \(error).")
    }
    guard datum["version"]?.number == Self.version, let cards = datum["cards"]?.items else {
      throw SourceFailure(
        "another wallet", "\(path) should have version 1 and cards: is the app as old as this?")
    }
    var known: Set<String> = []
    self.cards = cards.compactMap { WalletCard($0) }.filter { known.insert($0.id).inserted }
    uses = (datum["uses"]?.items ?? []).compactMap { CardUse($0) }.sorted { $0.date < $1.date }
  }
}

extension WalletCard {
  /// Creates a card from a record of the file; `nil` if it has no identifier or no number.
  fileprivate init?(_ datum: Datum) {
    guard let id = datum["id"]?.text, !id.isEmpty, let number = datum["number"]?.text,
      !number.isEmpty
    else { return nil }
    self.init(
      id: id, store: datum["store"]?.text ?? id, number: number,
      symbology: datum["symbology"]?.text ?? "", colour: datum["colour"]?.text,
      points: datum["points"]?.number ?? 0, logoFile: datum["logo"]?.text,
      expiry: PointExpiry(datum["points_expire"]),
      vouchers: (datum["vouchers"]?.items ?? []).compactMap { CardVoucher($0) },
      message: CardMessage(datum["message"]), action: datum["action"]?.text ?? "")
  }
}

extension PointExpiry {
  fileprivate init?(_ datum: Datum?) {
    guard let points = datum?["points"]?.number, points > 0,
      let date = datum?["at"]?.date
    else { return nil }
    self.init(points: points, date: date)
  }
}

extension CardVoucher {
  fileprivate init?(_ datum: Datum) {
    guard let title = datum["title"]?.text, !title.isEmpty, let end = datum["until"]?.date else {
      return nil
    }
    self.init(title: title, start: datum["from"]?.date ?? .distantPast, end: end)
  }
}

extension CardMessage {
  fileprivate init?(_ datum: Datum?) {
    guard let text = datum?["text"]?.text, !text.isEmpty else { return nil }
    self.init(text: text, isUnread: datum?["unread"] == .bool(true))
  }
}

extension Datum {
  /// The date that a text of the container is; `nil` if it is none.
  fileprivate var date: Date? { text.flatMap { DateText.date($0, without: .utc) } }
}

extension CardUse {
  fileprivate init?(_ datum: Datum) {
    guard let card = datum["card"]?.text,
      let date = datum["at"]?.date
    else { return nil }
    self.init(card: card, date: date)
  }
}
