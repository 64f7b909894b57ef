import FoundationEssentials
import WidgetSources

/// A client of a shop's analytics for the merchant who is signed in.
struct InsightsClient: Sendable {
  let server: String
  let session: SessionFile
  /// The language of the words in answers, such as `de`.
  let language: String
  var timeout: TimeInterval = 10

  /// A query for metrics.
  struct Query: Sendable, Hashable {
    /// The store's identifier; empty for the merchant's first one.
    let store: String
    let range: InsightRange
    let metrics: [String]
  }

  /// Returns the answer to a query, with only the requested metrics.
  func answer(
    to query: Query, _ wanted: InsightsAnswer.Wanted
  ) throws(SourceFailure) -> InsightsAnswer {
    try session.authorized(refresh: refreshed) { tokens throws(SourceFailure) in
      let service = service(tokens.access)
      let store = query.store.isEmpty ? try firstStore(service) : query.store
      return try service.value(
        at: "/insights/metrics",
        [
          ("store", store), ("range", query.range.rawValue),
          ("metrics", query.metrics.joined(separator: ",")),
        ], configuration: wanted)
    }
  }

  private func service(_ token: String) -> ServiceClient {
    ServiceClient(server: server, token: token, language: language, timeout: timeout)
  }

  private func firstStore(_ service: ServiceClient) throws(SourceFailure) -> String {
    let answer: Stores = try service.value(at: "/insights/stores")
    guard let store = try ServiceWords.readable(answer.stores).first else {
      throw SourceFailure("no store", "The merchant who is signed in has none.")
    }
    return store.id
  }

  /// Returns new tokens for expired ones; throws a denial if the session has ended.
  private func refreshed(_ tokens: SessionTokens) throws(SourceFailure) -> SessionTokens {
    let response = try service("").response(
      to: "/insights/token", sending: ["refresh_token": tokens.refresh])
    guard response.status != 400, response.status != 401 else { throw SessionFile.signedOut }
    return try ServiceClient.decoded(response.successful())
  }

  private struct Stores: Decodable {
    struct Store: Decodable, Sendable {
      let id: String
    }

    let stores: [Lossy<Store>]
  }
}
