import FoundationEssentials
import WidgetArchive
import WidgetTimeline

/// The choice of cards of a wallet, with only the values that belong to it.
enum CardPick: Hashable, Sendable {
  /// The cards with these identifiers, in this order.
  case chosen([String])
  /// The cards used last, counting uses from a date on.
  case lastUsed(since: Date?)
  /// The cards usually used at a day and hour, by the uses of a number of weeks; with a minimum
  /// share of all uses at that time, from 0 to 1.
  case habits(weeks: Int, share: Double)

  /// Returns at most `limit` cards at a date, the most likely first, with their shares from 0 to 1.
  func cards(
    of wallet: Wallet, at now: Date, in zone: CivilZone, limit: Int
  ) -> [(card: WalletCard, share: Double)] {
    switch self {
    case .chosen(let ids):
      var left = Dictionary(wallet.cards.map { ($0.id, $0) }) { first, _ in first }
      return Array(ids.compactMap { left.removeValue(forKey: $0) }.prefix(limit)).map { ($0, 0) }
    case .lastUsed(let since):
      let last = Self.lastUses(
        wallet.uses.filter { $0.date <= now && $0.date >= since ?? .distantPast })
      return Array(Self.sorted(wallet.cards, by: last).prefix(limit)).map { ($0, 0) }
    case .habits(let weeks, let share):
      return habits(wallet, now, zone, weeks, share, limit)
    }
  }

  private func habits(
    _ wallet: Wallet, _ now: Date, _ zone: CivilZone, _ weeks: Int, _ share: Double, _ limit: Int
  ) -> [(card: WalletCard, share: Double)] {
    let start = now - Double(weeks) * 7 * 86_400
    let uses = wallet.uses.filter { $0.date > start && $0.date <= now }
    let moment = CardHour(now, in: zone)
    var weights: [String: Double] = [:]
    for use in uses {
      weights[use.card, default: 0] += moment.nearness(of: CardHour(use.date, in: zone))
    }
    let total = weights.values.reduce(0, +)
    let last = Self.lastUses(uses)
    // Cards without a habit follow by their last use, so that no space stays empty.
    let all = Self.sorted(wallet.cards, by: last).map { card in
      let own = total > 0 ? (weights[card.id] ?? 0) / total : 0
      return (card: card, share: own < share ? 0 : own)
    }
    let ranked = all.enumerated().sorted { one, other in
      one.element.share == other.element.share
        ? one.offset < other.offset : one.element.share > other.element.share
    }
    return ranked.prefix(limit).map(\.element)
  }

  private static func lastUses(_ uses: [CardUse]) -> [String: Date] {
    uses.reduce(into: [:]) { $0[$1.card] = max($0[$1.card] ?? .distantPast, $1.date) }
  }

  /// Returns the cards by their last use, the latest first; unused ones follow in the wallet's
  /// order.
  private static func sorted(_ cards: [WalletCard], by last: [String: Date]) -> [WalletCard] {
    cards.enumerated().sorted { one, other in
      let (first, second) = (last[one.element.id], last[other.element.id])
      return first == second
        ? one.offset < other.offset : first ?? .distantPast > second ?? .distantPast
    }.map(\.element)
  }
}

/// A day of the week and a time of day.
struct CardHour: Hashable, Sendable {
  /// The day of the week; 0 is Sunday.
  let weekday: Int
  /// The hour, from 0 to less than 24.
  let hour: Double

  /// Creates the local day and time at a date.
  init(_ date: Date, in zone: CivilZone) {
    let day = CivilDay(date, in: zone)
    weekday = day.weekday
    let second = Int(date.timeIntervalSince1970.rounded(.down))
    let local = second + zone.offset(second)
    hour = Double(local - day.number * 86_400) / 3600
  }

  private var isWeekend: Bool { weekday == 0 || weekday == 6 }

  /// Returns the weight of a use at another hour for this one, from 0 to 1. It falls to 0 at a
  /// distance of two hours, is halved on another day of the same part of the week, and is 0 in the
  /// other part (weekdays or weekend).
  func nearness(of other: CardHour) -> Double {
    guard isWeekend == other.isWeekend else { return 0 }
    let apart = abs(hour - other.hour)
    let hours = min(apart, 24 - apart)
    return max(0, 1 - hours / 2) * (weekday == other.weekday ? 1 : 0.5)
  }
}
