import FoundationEssentials
import WidgetServices
import WidgetSources

/// A repository of the airports of departure.
protocol AirportsRepository: Sendable {
  /// Returns the airports that match words, the likeliest first.
  func airports(matching words: String) async throws(SourceFailure) -> [AirportEntity]
}

/// The airports of an agency's server.
struct RemoteAirportsRepository: AirportsRepository {
  /// The maximum number of results of a search.
  static let most = 50

  let rest: any RESTClient
  let adapter: AirportsAdapter
  let urls: any AirportsURLSource

  /// Creates a repository of a server's airports over HTTP.
  init(server: String) {
    self.init(
      rest: HTTPRESTClient(), adapter: AirportsAdapter(), urls: ServerAirportsURLs(server: server))
  }

  init(rest: any RESTClient, adapter: AirportsAdapter, urls: any AirportsURLSource) {
    (self.rest, self.adapter, self.urls) = (rest, adapter, urls)
  }

  func airports(matching words: String) async throws(SourceFailure) -> [AirportEntity] {
    let url = try urls.url(matching: words, most: Self.most)
    let answer: AirportsAnswer = try await rest.value(from: url)
    return Array(adapter.airports(of: answer).prefix(Self.most))
  }
}

/// A source of the addresses of airport searches.
protocol AirportsURLSource: Sendable {
  /// Returns the address of a search by words, with a maximum number of results.
  func url(matching words: String, most: Int) throws(SourceFailure) -> URL
}

/// The addresses of an agency's server.
struct ServerAirportsURLs: AirportsURLSource {
  let server: String

  func url(matching words: String, most: Int) throws(SourceFailure) -> URL {
    try ServerURL.url(
      server, "/airports", [("query", String(words.prefix(100))), ("limit", "\(most)")])
  }
}

/// The server's answer about airports.
struct AirportsAnswer: Decodable, Sendable {
  struct Airport: Decodable, Sendable {
    let code: String
    let city: String
    let country: String
  }

  let airports: [Lossy<Airport>]
}

/// The conversion from the server's answer to airports to choose from.
struct AirportsAdapter: Sendable {
  func airports(of answer: AirportsAnswer) -> [AirportEntity] {
    answer.airports.compactMap(\.value).map {
      AirportEntity(id: $0.code, name: "\($0.city) (\($0.code))", country: $0.country)
    }
  }
}
