import FoundationEssentials
import WidgetCatalog
import WidgetSources
import WidgetTimeline

/// A provider of entries of deals.
protocol DealEntryProviding: Sendable {
  /// Returns the entries for a search from a date on, an hour apart.
  func entries(for search: DealSearch, from date: Date) async throws(SourceFailure) -> DealEntries
  /// Returns the same entries with pictures that were missing and are available now.
  func completed(_ entries: [DealEntry]) async -> DealEntries
}

/// The entries of one response.
struct DealEntries: Sendable, Hashable {
  var entries: [DealEntry]
  /// The problem with missing pictures that may still come; `nil` if there is none.
  var trouble: PictureTrouble?

  /// The end of the last deal's hour.
  var end: Date? { entries.last.map { $0.date + DealEntryProvider.pause } }
}

/// A provider that gives each deal of a response an hour of its own.
struct DealEntryProvider: DealEntryProviding {
  /// The time for which a deal is shown, in seconds.
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

/// A provider of invented deals, for galleries and placeholders.
struct FakeDealEntryProvider: Sendable {
  /// Returns an invented deal.
  func entry(at date: Date) -> DealEntry {
    DealEntry(
      date: date,
      content: .deal(
        Deal(
          id: "fake", cityName: "Lisbon", country: "Portugal", type: "flight + hotel",
          price: "€199", nights: 2, nightsInWords: "2 nights", agency: Agency(name: "✈ Holidays"),
          departs: date + 6 * 86400, returns: date + 8 * 86400,
          imageURL: nil, url: nil, picture: SamplePicture.picture)))
  }

  /// Returns the entry that asks the user to choose an airport.
  func configure(at date: Date) -> DealEntry { DealEntry(date: date, content: .configure) }
}
