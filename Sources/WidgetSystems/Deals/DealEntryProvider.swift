import FoundationEssentials
import WidgetCatalog
import WidgetSources
import WidgetTimeline

/// Makes entries of deals.
protocol DealEntryProviding: Sendable {
  /// The entries for a search from a date on, an hour apart.
  func entries(for search: DealSearch, from date: Date) async throws(SourceFailure) -> DealEntries
  /// The same entries with the pictures that they lacked and that can be had now.
  func completed(_ entries: [DealEntry]) async -> DealEntries
}

/// Entries of one response.
struct DealEntries: Sendable, Hashable {
  var entries: [DealEntry]
  /// Why pictures are missing that may come yet; nil where none are.
  var trouble: PictureTrouble?

  /// When the last deal has had its hour.
  var end: Date? { entries.last.map { $0.date + DealEntryProvider.pause } }
}

/// Gives each deal of one response an hour of its own.
struct DealEntryProvider: DealEntryProviding {
  /// The seconds that a deal is shown.
  static let pause: TimeInterval = 3600

  let repository: any DealsRepository

  func entries(for search: DealSearch, from date: Date) async throws(SourceFailure) -> DealEntries {
    let found = await repository.withPictures(try await repository.deals(for: search))
    guard !found.deals.isEmpty else {
      let dates = "\(search.dates.localizedStringResource.words)".lowercased()
      return DealEntries(
        entries: [DealEntry(date: date, content: .none(airport: search.airport, dates: dates))])
    }
    let entries = found.deals.enumerated().map { index, deal in
      DealEntry(date: date + Double(index) * Self.pause, content: .deal(deal))
    }
    return DealEntries(entries: entries, trouble: found.trouble)
  }

  func completed(_ entries: [DealEntry]) async -> DealEntries {
    let found = await repository.withPictures(entries.compactMap(\.deal))
    guard found.deals.count == entries.count else { return DealEntries(entries: entries) }
    let completed = zip(entries, found.deals).map { DealEntry(date: $0.date, content: .deal($1)) }
    return DealEntries(entries: completed, trouble: found.trouble)
  }
}

/// Makes up a deal, for galleries and before there are others.
struct FakeDealEntryProvider: Sendable {
  /// A deal that nobody sells.
  func entry(at date: Date) -> DealEntry {
    DealEntry(
      date: date,
      content: .deal(
        Deal(
          id: "fake", cityName: "Lisbon", country: "Portugal", type: "flight + hotel",
          price: "€199", nights: 2, departs: date + 6 * 86400, returns: date + 8 * 86400,
          imageURL: nil, url: nil, picture: SamplePicture.picture)))
  }

  /// What asks people to choose.
  func configure(at date: Date) -> DealEntry { DealEntry(date: date, content: .configure) }
}
