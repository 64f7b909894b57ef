import FoundationEssentials
import WidgetTimeline

/// The points and vouchers of a wallet that expire after a date.
struct CardDatesEntry: TimelineEntry, Hashable, Sendable {
  var date: Date
  /// The deadlines, the next first.
  var deadlines: [CardDeadline]
  /// The card that was used last; `nil` if none was.
  var used: WalletCard?
  /// The date of that use.
  var lastUse: Date?
  var look = CardLook()
  /// The reason why there is no card.
  var notice = ""

  /// The relevance in a stack, which rises in the last week of a deadline.
  var relevance: TimelineEntryRelevance? {
    guard let next = deadlines.first else { return nil }
    let days = next.date.timeIntervalSince(date) / 86_400
    return days > 7 ? nil : TimelineEntryRelevance(score: Float(70 - days * 10))
  }

  /// The most deadlines that are kept; no tile has more.
  static let most = 20

  /// Returns the entries from a date on: one for each deadline that passes, and for each that comes
  /// near enough for other words.
  static func entries(
    of wallet: Wallet, showing cards: [WalletCard], from now: Date, look: CardLook, notice: String
  ) -> [CardDatesEntry] {
    let all = Array(CardDeadline.deadlines(of: cards, after: now).prefix(most))
    let changes = all.flatMap { deadline in
      CardDeadline.spans.map { deadline.date - $0 } + [deadline.voucher?.start ?? deadline.date]
    }
    let dates = [now] + Set(changes.filter { $0 > now }).sorted()
    let use = wallet.uses.last { use in use.date <= now && cards.contains { $0.id == use.card } }
    return dates.map { date in
      CardDatesEntry(
        date: date, deadlines: all.filter { $0.date > date },
        used: use.flatMap { use in cards.first { $0.id == use.card } }, lastUse: use?.date,
        look: look, notice: notice)
    }
  }

  /// Returns invented deadlines for galleries and placeholders.
  static func sample(at date: Date) -> CardDatesEntry {
    var cards = CardsEntry.sample(at: date).cards
    cards[0].vouchers = [
      CardVoucher(title: "A coffee free", start: date - 86_400, end: date + 5 * 3600)
    ]
    cards[3].expiry = PointExpiry(points: 2000, date: date + 4 * 86_400)
    cards[2].vouchers = [
      CardVoucher(title: "10 % off", start: date - 86_400, end: date + 20 * 86_400)
    ]
    return CardDatesEntry(
      date: date, deadlines: CardDeadline.deadlines(of: cards, after: date), used: cards[1],
      lastUse: date - 5400)
  }
}
