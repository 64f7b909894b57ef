import FoundationEssentials
import WidgetCatalog
import WidgetSources
import WidgetTimeline

/// Makes entries of deals.
protocol DealEntryProviding: Sendable {
  /// The entries for a search from a date on, an hour apart.
  func entries(for search: DealSearch, from date: Date) async throws(SourceFailure) -> [DealEntry]
}

/// Gives each deal of one response an hour of its own.
struct DealEntryProvider: DealEntryProviding {
  /// The seconds that a deal is shown.
  static let pause: TimeInterval = 3600

  let repository: any DealsRepository

  func entries(for search: DealSearch, from date: Date) async throws(SourceFailure) -> [DealEntry] {
    let deals = await repository.withPictures(try await repository.deals(for: search))
    guard !deals.isEmpty else {
      let dates = "\(search.dates.localizedStringResource.words)".lowercased()
      return [DealEntry(date: date, content: .none(airport: search.airport, dates: dates))]
    }
    return deals.enumerated().map { index, deal in
      DealEntry(date: date + Double(index) * Self.pause, content: .deal(deal))
    }
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
