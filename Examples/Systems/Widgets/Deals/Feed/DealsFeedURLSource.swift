import FoundationEssentials
import WidgetSources

/// A source of the addresses of deal searches, which depend on the user's choices and language.
protocol DealsFeedURLSource: Sendable {
  /// Returns the address of a search.
  func url(for search: DealSearch) throws(SourceFailure) -> URL
}

/// The addresses of an agency's server.
struct ServerDealsFeedURLs: DealsFeedURLSource {
  /// The languages of the feed; any other language gets the first.
  static let languages = ["en", "it", "de", "fr"]

  let server: String

  func url(for search: DealSearch) throws(SourceFailure) -> URL {
    let language = search.language.prefix(2).lowercased()
    return try ServerURL.url(
      server, "/deals",
      [
        ("airport", search.airport), ("travellers", search.travellers.rawValue),
        ("dates", search.dates.rawValue),
        ("language", Self.languages.contains(language) ? language : Self.languages[0]),
      ])
  }
}
