import FoundationEssentials
import WidgetSources

/// Knows the airports that people can depart from.
protocol AirportsRepository: Sendable {
  /// The airports that words stand for, the likeliest first.
  func airports(matching words: String) async throws(SourceFailure) -> [AirportEntity]
}

/// The airports of an agency's server.
struct RemoteAirportsRepository: AirportsRepository {
  /// The most that are shown of a search.
  static let most = 50

  let rest: any RESTClient
  let adapter: AirportsAdapter
  let urls: any AirportsURLSource

  /// The airports of a server, as it is asked by HTTP.
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

/// Says where a search for airports is answered.
protocol AirportsURLSource: Sendable {
  /// The address for words, of which so many airports are wanted at most.
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

/// What the server says of airports.
struct AirportsAnswer: Decodable, Sendable {
  struct Airport: Decodable, Sendable {
    let code: String
    let city: String
    let country: String
  }

  let airports: [Lossy<Airport>]
}

/// Turns what the server says into what people choose from.
struct AirportsAdapter: Sendable {
  func airports(of answer: AirportsAnswer) -> [AirportEntity] {
    answer.airports.compactMap(\.value).map {
      AirportEntity(id: $0.code, name: "\($0.city) (\($0.code))", country: $0.country)
    }
  }
}
