import FoundationEssentials

/// Something of a card that is worth nothing from a date on: points, or a voucher.
struct CardDeadline: Hashable, Sendable, Identifiable {
  let card: WalletCard
  /// What expires; `nil` for the card's points.
  let voucher: CardVoucher?
  /// The points that expire; 0 for a voucher.
  let points: Double
  let date: Date

  /// The seconds before a deadline at which it is told in other words: an hour, a day, a week, none.
  static let spans: [TimeInterval] = [3600, 86_400, 7 * 86_400, 0]

  var id: String { "\(card.id) \(voucher?.title ?? "") \(date.timeIntervalSince1970)" }

  /// Returns the deadlines of cards that are still to come at a date, the next first.
  static func deadlines(of cards: [WalletCard], after now: Date) -> [CardDeadline] {
    let all = cards.flatMap { card in
      let points = card.expiry.map {
        CardDeadline(card: card, voucher: nil, points: $0.points, date: $0.date)
      }
      return [points].compactMap { $0 }
        + card.vouchers.map { CardDeadline(card: card, voucher: $0, points: 0, date: $0.end) }
    }
    return all.filter { $0.date > now }.sorted { ($0.date, $0.id) < ($1.date, $1.id) }
  }
}
