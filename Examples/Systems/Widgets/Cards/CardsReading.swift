import FoundationEssentials
import WidgetBase
import WidgetCatalog
import WidgetLayout
import WidgetSettings
import WidgetSources
import WidgetTimeline

/// A reading of the cards for a configuration.
struct CardsReading: Sendable {
  /// The file that the app writes; empty for the group's.
  let container: String
  let pick: CardPick
  let look: CardLook
  /// The maximum number of cards.
  let limit: Int

  /// Returns the coming entries: a single one, or, for habits, one for each change of the cards in
  /// the coming week.
  func timeline(
    by clock: any WallClock, in zone: CivilZone, at place: BoardPlace
  ) async throws(ReloadFailure) -> Timeline<CardsEntry> {
    let path = Wallet.path(container, in: place.folder)
    let wallet: Wallet
    do throws(SourceFailure) {
      wallet = try await ReadingThreads.shared.result { () throws(SourceFailure) in
        try Wallet(contentsOf: path)
      }
    } catch {
      throw ReloadFailure(error)
    }
    let now = clock.now
    guard case .habits = pick else {
      let only = [entry(of: wallet, at: now, in: zone)]
      return Timeline(entries: await withLogos(only, of: path), policy: .never)
    }
    // The habits may leave the same cards for the whole week.
    let week = now + Double(Self.hours) * 3600
    let all = entries(of: wallet, from: now, in: zone)
    return Timeline(entries: await withLogos(all, of: path), policy: .after(week))
  }

  /// Returns entries with the logos of their cards, which are read on a thread that may wait.
  private func withLogos(_ entries: [CardsEntry], of path: String) async -> [CardsEntry] {
    let logos = CardLogos(folder: FilePath.folder(of: path))
    return await ReadingThreads.shared.result { logos.entries(entries) }
  }

  /// Returns one entry for each change, checked at every full hour of a week.
  func entries(of wallet: Wallet, from now: Date, in zone: CivilZone) -> [CardsEntry] {
    let hours = (1...Self.hours).map { hour in
      Date(timeIntervalSince1970: (now.timeIntervalSince1970 / 3600).rounded(.down) * 3600)
        + Double(hour) * 3600
    }
    var entries: [CardsEntry] = []
    for date in [now] + hours {
      // Future uses are unknown, so the same uses decide for all hours.
      let next = entry(of: wallet, at: date, knownUntil: now, in: zone)
      if let last = entries.last, last.cards == next.cards, last.share == next.share { continue }
      entries.append(next)
    }
    return entries
  }

  private static let hours = 7 * 24

  private func entry(
    of wallet: Wallet, at date: Date, knownUntil: Date? = nil, in zone: CivilZone
  ) -> CardsEntry {
    var known = wallet
    if let knownUntil { known.uses.removeAll { $0.date > knownUntil } }
    let picked = pick.cards(of: known, at: date, in: zone, limit: limit)
    let first = picked.first?.card.id
    return CardsEntry(
      date: date, cards: picked.map(\.card), look: look, share: picked.first?.share ?? 0,
      notice: picked.isEmpty ? notice(wallet) : "",
      lastUse: known.uses.last { $0.card == first && $0.date <= date }?.date)
  }

  private func notice(_ wallet: Wallet) -> String {
    if wallet.cards.isEmpty { return "No cards yet\nAdd one in the wallet." }
    guard case .chosen(let ids) = pick else { return "No cards" }
    let names = wallet.cards.prefix(3).map(\.id).joined(separator: ", ")
    return ids.isEmpty
      ? "Choose cards\ncards: [\(names)]"
      : "The chosen cards are gone\nChoose some in the wallet: [\(names)]"
  }
}
